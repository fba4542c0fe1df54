# Puts functions that look alike next to each other: compression finds repetition only nearby.
#
#   awk -f order-functions.awk -v rest=REST LLVM-TEXT | LC_ALL=C sort | awk -f order-functions.awk -v back=1
#
# The first pass makes one line of each function, which begins behind the name and so with types and code; what is no
# function goes to REST. The second makes functions of the sorted lines again.

back {
    split($0, parts, "\002")
    line = parts[2] parts[1]
    gsub("\001", "\n", line)
    print line
    next
}

/^define / {
    match($0, /@("[^"]*"|[-A-Za-z0-9_$.]+)\(/)
    head = substr($0, 1, RSTART + RLENGTH - 1)
    text = substr($0, RSTART + RLENGTH)
    inside = 1
    next
}

inside {
    text = text "\001" $0
    if ($0 == "}") { print text "\002" head; inside = 0 }
    next
}

{ print >rest }

// Fitted by bench/src/fit-heads.ts, which says how; not written by hand.

/** A feature a row: for each role by its number, in base 36, how many fortieths. */
export const spanWeights = `address	0:-8 1:1k 3:-c 7:-j
alone in line	0:d 1:d 2:-10 3:-9 4:-3 5:-15 6:9 7:-17
and	0:-27 1:14 2:-1l 3:2s 4:j 6:-c
any	0:1f 1:12 2:-1i 3:-13 4:-21 5:-1h 6:-1b 7:-5
at=0	0:d 1:9 2:-1q 3:-k 4:-4 5:-z 6:-7 7:-j
at=1	0:13 1:a 2:-w 3:17 4:-b 5:-2 6:-y 7:o
at=2	0:28 1:29 2:-s 3:-t 4:-19 6:-2d 7:-j
at=3	0:-1i 1:-h 2:1r 3:-1f 6:l 7:-u
before=at	0:-11 1:2g 2:-y 3:-20 6:-2 7:-8
before=at behind=at	0:-3 1:-e
before=at behind=comma	1:-7
before=at behind=dash	1:c
before=at behind=end	0:-s 1:1m 2:-n 3:-16 6:-2 7:-g
before=at behind=gap	1:e
before=at behind=line	0:-n 1:-9 2:-5 3:-c 7:-6
before=at behind=mark	1:8
before=bracket	0:-o 1:-26 2:q 3:-n 6:-r 7:-k
before=bracket behind=at	0:-b
before=bracket behind=close	1:-c 3:-n 7:-e
before=bracket behind=dash	1:-c
before=bracket behind=end	0:-h 1:-z 2:12 6:e 7:-16
before=bracket behind=line	0:-2 1:-d 6:5 7:-8
before=bracket behind=mark	6:-x
before=bracket behind=type	1:-n
before=close	0:-14 1:1x 2:-n 3:-1c 6:-r 7:-d
before=close behind=at	2:-c
before=close behind=comma	0:-3 1:8 7:-7
before=close behind=dash	1:2a 3:-h 6:-b 7:p
before=close behind=end	0:-j 1:-1 2:-m 6:-h 7:-1
before=close behind=gap	1:-e 7:-b
before=close behind=line	0:-c 1:3
before=close behind=mark	3:-n
before=close behind=type	1:-d
before=colon	0:-1 1:-18 2:-5 3:-2 6:1 7:-c
before=colon behind=at	0:t 7:-1
before=colon behind=comma	0:e 1:-5 2:-2
before=colon behind=dash	0:1p 2:-5
before=colon behind=end	0:l 3:-2 7:-2
before=colon behind=gap	0:-m
before=colon behind=line	0:-10 1:-g 4:-c 6:d
before=colon behind=mark	0:7 1:-8
before=colon behind=type	0:-b
before=colon behind=word	0:-1a
before=comma	0:-r 1:c 2:4 3:-2u 4:-n 5:-a 6:-25 7:-1n
before=comma behind=at	0:-r 1:-c 7:-b
before=comma behind=bracket	0:-i 1:-g 2:2 7:-9
before=comma behind=close	0:-3
before=comma behind=comma	0:-2s 1:1r 2:11 3:-c 6:-c 7:h
before=comma behind=dash	0:-1h 1:-1u 2:-13 3:-17
before=comma behind=date	0:-g 1:-e 2:-9 7:-5
before=comma behind=end	0:9 1:-i 2:2 3:3 4:-n 5:-a 6:-1k 7:-2j
before=comma behind=gap	0:-b 1:-w 2:-4 7:-i
before=comma behind=line	0:-2a 1:-4 2:-8 3:-s 6:-6 7:1j
before=comma behind=mark	0:-6 1:-1n 6:-8 7:-3
before=comma behind=type	0:4f 1:-h 2:13 3:-c
before=comma behind=word	0:k 1:-v 2:-8
before=dash	0:-d 1:1q 2:-g 3:-2 6:v 7:-2
before=dash behind=at	1:-c 2:-c 3:-6
before=dash behind=bracket	2:u 7:-7
before=dash behind=close	0:-4 3:-7
before=dash behind=comma	0:-r 1:-28 2:-13 3:-6 6:-3 7:-b
before=dash behind=dash	0:-l 1:2s 2:13
before=dash behind=date	0:19 1:-19
before=dash behind=end	0:r 1:1e 2:-8 3:s 6:u 7:z
before=dash behind=gap	0:h 1:-19 2:-4 6:c 7:q
before=dash behind=line	0:-13 1:r 2:d 3:8 6:18 7:-n
before=dash behind=mark	1:-1h 2:-2 7:a
before=dash behind=type	1:a
before=dash behind=word	0:1k 1:-c
before=date	0:-7 1:-m 2:l 3:-12 6:9 7:z
before=date behind=comma	1:-m
before=date behind=end	0:-i 1:-1 2:l 3:-n 6:-3 7:1a
before=date behind=line	3:-6 7:6
before=gap	0:-7 1:-d 2:1s 3:h 4:-19 6:4 7:g
before=gap behind=at	0:1 2:-1 3:-c
before=gap behind=bracket	0:-c 2:-1d 6:-5
before=gap behind=close	0:-7
before=gap behind=comma	0:-1d 1:-s 3:-c 7:-6
before=gap behind=dash	0:-b 1:-x 6:-e 7:6
before=gap behind=date	0:c
before=gap behind=end	0:e 1:1n 2:2a 3:8 6:6 7:3
before=gap behind=gap	0:-p 1:1d 2:-15 3:-o 6:-b 7:t
before=gap behind=line	0:-11 1:-18 2:1t 3:-c 6:b 7:-p
before=gap behind=mark	0:1 1:-4 2:-5
before=gap behind=type	3:-b 7:g
before=gap behind=word	0:-6 3:-3 7:-3
before=line	0:-1 1:m 2:-2 3:h 4:-e 5:-c 6:a 7:2
before=line behind=at	0:-j 1:-c 3:-j 7:k
before=line behind=bracket	0:-16 1:-6 6:-i 7:6
before=line behind=close	0:-19
before=line behind=colon	6:-9 7:-f
before=line behind=comma	0:-t 1:a 2:-u 3:y 4:-f 6:-c 7:-5
before=line behind=dash	0:-z 1:-24 2:-15 3:-7 6:2n 7:6
before=line behind=date	1:o 2:-m
before=line behind=end	0:y 1:14 2:-i 3:-1u 4:-k 6:-e 7:o
before=line behind=gap	0:-n 1:j 2:-1 3:-n 4:-g 6:-1c 7:17
before=line behind=line	0:-4 1:t 2:-l 3:1p 4:z 6:-o 7:-16
before=line behind=mark	0:-s 1:17 2:-l 7:-i
before=line behind=type	0:n 1:-4 2:-2 5:-c 7:e
before=line behind=word	0:26 1:-1s 2:-4 3:-c 4:-s 7:4
before=mark	0:-k 1:2l 2:p 3:l 6:-a 7:-5
before=mark behind=bracket	0:-e 1:b 2:b 7:-b
before=mark behind=colon	6:-8
before=mark behind=comma	0:-g 1:-2i 2:-4 3:-3 6:-z 7:-1
before=mark behind=dash	0:-18 1:-c 6:1
before=mark behind=date	0:-n 1:x 6:b
before=mark behind=end	0:e 1:11 2:1h 3:g 6:15 7:-3
before=mark behind=gap	6:1
before=mark behind=line	0:g 1:1 2:-3 6:-5
before=mark behind=mark	0:-1 1:25 2:f 7:e
before=mark behind=type	0:-b 1:-1
before=mark behind=word	0:w 1:-c
before=start	0:n 1:x 2:-8 3:-2 4:-g 5:-c 6:-f 7:-1
before=start behind=at	0:13 1:-1w 2:-7 3:-1j
before=start behind=bracket	0:-22 1:-l 2:-1g 3:-2 7:-f
before=start behind=close	0:c 1:-c 2:-5 6:2e
before=start behind=colon	1:-z 2:-o 3:-c 6:-15 7:3a
before=start behind=comma	0:2 1:-4 2:-c 3:-10 5:-c 6:8 7:-1b
before=start behind=dash	0:w 1:y 2:-1c 3:1q 6:-n 7:-h
before=start behind=date	0:k 1:-g
before=start behind=end	0:-11 1:-4 2:i 3:-i 7:-6
before=start behind=gap	0:o 1:w 2:-c 3:-a 6:j 7:h
before=start behind=line	0:b 1:f 3:-1c 6:q 7:11
before=start behind=mark	0:8 1:1g 2:t 3:-d 6:x 7:-7
before=start behind=type	0:g 1:9 2:-p 3:2m 6:-1j 7:-d
before=start behind=word	0:-7 1:-15 2:-4 3:-t 7:-15
before=type	0:12 1:6 2:2h 3:1b 4:-b 6:-y 7:-n
before=type behind=at	1:-c
before=type behind=bracket	0:26 1:k 2:-1w
before=type behind=comma	0:-1n 1:q 3:-1 6:-c 7:-c
before=type behind=end	0:-2g 1:1s 2:2t 3:1e 4:-b 6:-y 7:-y
before=type behind=gap	1:y 3:-c 7:-i
before=type behind=line	0:33 1:-1k 2:-3 3:s 7:h
before=type behind=type	0:-g 1:1r 2:-2 3:-h
before=type behind=word	0:-z 1:-h
before=word	0:-1t 1:-1q 2:-1o 3:d 6:-1 7:-15
before=word behind=at	3:2n
before=word behind=comma	1:-c 2:-7 3:-k 7:-14
before=word behind=dash	1:-4 3:16 7:-b
before=word behind=date	3:-2
before=word behind=end	0:-v 1:-4 2:-1k 3:h 7:4
before=word behind=gap	1:-g 3:m 7:-2
before=word behind=line	0:-h 1:-j 2:-n 3:-p 6:-c 7:-1
before=word behind=mark	3:o
before=word behind=type	0:-4 1:-o 3:-21
before=word behind=word	3:-1
begins joining	1:-n
begins small	0:-4s 1:-3c 2:-2d 3:-1l 4:-s 6:-3j 7:30
behind gap	0:x 1:-1m 2:b 3:-1o 4:-2u 5:-2 6:1u 7:1n
behind=at	0:1m 1:-2w 2:-q 3:3 7:7
behind=bracket	0:-26 1:-1b 2:-z 3:-9 6:-14 7:-n
behind=close	0:-1e 1:-n 2:-g 3:-j 6:22 7:-q
behind=colon	1:-10 2:-c 3:-j 6:-t 7:22
behind=comma	0:3 1:-j 2:-17 3:-a 4:-f 5:-c 6:-1 7:-1g
behind=dash	0:-9 1:16 2:18 3:1q 6:-e 7:x
behind=date	0:p 1:-9 2:-g 3:-2 6:b 7:-5
behind=end	0:-4 1:t 2:1n 3:-r 4:-i 5:-a 6:-j 7:-v
behind=gap	0:-6 1:2k 2:-2l 3:-1n 4:-b 6:-8 7:1i
behind=line	0:-f 1:1t 2:a 3:-l 4:r 5:-o 6:-13 7:6
behind=mark	0:q 1:1a 2:-f 3:m 6:-a 7:f
behind=type	0:1m 1:t 2:a 3:12 4:-1 5:-c 6:-19 7:d
behind=word	0:v 1:-2x 2:-9 3:-1v 4:-b 7:-k
bold before	0:q 1:o 2:1g 3:-4d 4:17 6:-w 7:-19
capitals	0:-1i 1:1j 2:-15 3:-1f 4:-8 6:g 7:1p
certificate address	0:-8 1:1j 7:-j
certificate alone in line	0:-8 1:o 3:-c 6:-c 7:-6
certificate and	0:-y 1:s 7:7
certificate any	0:9 1:6 2:-r 3:-n 5:-c 6:-f 7:18
certificate at=0	0:15 1:-19 2:-c 3:-c 5:-c 6:-n 7:o
certificate at=1	1:2 7:4
certificate at=2	0:-c 1:l 6:g 7:-l
certificate at=3	6:m 7:-m
certificate before=bracket	0:-7 1:-d 6:-2 7:6
certificate before=bracket behind=close	7:-c
certificate before=bracket behind=end	0:-7 6:-4 7:s
certificate before=bracket behind=line	1:-d 7:-8
certificate before=close	1:6
certificate before=close behind=end	1:5
certificate before=comma	0:-11 1:18 6:-b 7:-f
certificate before=comma behind=comma	1:-11 7:4
certificate before=comma behind=end	0:-w 1:2 6:-4 7:-s
certificate before=comma behind=line	0:-5 1:1m 6:j 7:8
certificate before=comma behind=word	1:-9
certificate before=dash	1:10 7:-f
certificate before=dash behind=bracket	1:m
certificate before=dash behind=end	7:-c
certificate before=dash behind=line	1:y 7:7
certificate before=gap	0:-c 1:b 2:-c 6:o 7:-a
certificate before=gap behind=end	0:-c 1:a 2:-c 6:f 7:2
certificate before=gap behind=line	1:2 7:-2
certificate before=line	0:p 1:-g 2:-c 6:-c 7:j
certificate before=line behind=comma	0:1c 1:-c
certificate before=line behind=dash	0:m 6:-3 7:-9
certificate before=line behind=end	0:-b 1:-5 2:-4 6:-d 7:8
certificate before=line behind=gap	2:-c 6:5 7:5
certificate before=line behind=line	0:-n 1:4 6:-8 7:d
certificate before=line behind=type	5:-c 7:d
certificate before=start	0:15 1:-12 3:-c 7:b
certificate before=start behind=bracket	0:-8 7:-c
certificate before=start behind=close	0:6
certificate before=start behind=comma	0:-1y 1:-m 7:12
certificate before=start behind=dash	0:12 3:-c 7:c
certificate before=start behind=end	0:21 1:i
certificate before=start behind=line	0:-18 1:1 7:-z
certificate before=start behind=type	0:10 1:-o
certificate before=start behind=word	0:-c
certificate before=type	0:-o 1:10 3:-c 7:h
certificate before=type behind=end	0:-o 1:y 7:-c
certificate before=type behind=gap	1:y 3:-c 7:-i
certificate before=type behind=line	1:-h 7:h
certificate before=word	1:-c 7:-9
certificate before=word behind=comma	1:-c 7:-9
certificate begins small	0:1 6:-b 7:-1
certificate behind gap	0:-b 1:b 2:-c 6:p 7:-6
certificate behind=bracket	0:-d 1:7 7:-1
certificate behind=close	0:h 7:-c
certificate behind=comma	0:-c 1:-20 7:q
certificate behind=dash	0:1k 1:-c 3:-c 6:-3 7:7
certificate behind=end	0:b 1:q 2:-g 6:-5 7:-g
certificate behind=gap	0:1 1:x 2:-c 3:-c 6:5 7:-a
certificate behind=line	0:-o 1:k 6:m 7:-a
certificate behind=type	0:10 1:-o 5:-c 7:e
certificate behind=word	0:-c 1:-7
certificate bold before	1:2 2:-c 6:m 7:1
certificate capitals	0:i 1:-b 6:-f 7:1c
certificate code	0:20 1:-1m 7:-p
certificate contract	0:-c 1:-1c 6:w 7:-2c
certificate country or town	1:9 2:-4 7:6
certificate dated=false	0:-6 1:-5 2:-4 6:-g 7:5
certificate dated=true	0:5 1:j 2:-o 3:-n 5:-c 6:-3 7:1a
certificate degree	0:l 1:-n 7:1
certificate employer=0	0:h 1:17 2:-r 3:-c 7:l
certificate employer=1	0:2 1:-n 6:-7 7:15
certificate employer=2	0:3 1:h 7:-b
certificate employer=3	0:8 1:-8
certificate figures	0:3j 1:-2s 2:-c 6:-q 7:-d
certificate from=0 of 0	0:-u 1:u
certificate from=0 of 1	0:1b 1:-17 7:-b
certificate from=0 of 2	0:q 1:-8 7:-p
certificate from=0 of 3	1:-n 3:-c 7:19
certificate from=0 of 4	0:9 7:-9
certificate from=1 of 1	0:-2 1:1d 6:-c 7:-15
certificate from=1 of 2	0:-x 1:-y 7:-14
certificate from=1 of 3	0:-1 1:o 7:k
certificate from=1 of 4	1:b 7:c
certificate from=2 of 2	0:-8 1:-z 6:-1s 7:1e
certificate from=2 of 3	0:h 1:-c 5:-c 6:-2 7:g
certificate from=2 of 4	0:-2 1:-c 7:f
certificate from=3 of 3	0:-j 1:x 2:-g 3:-c 6:-u 7:m
certificate from=3 of 4	1:7 6:19 7:-j
certificate in stretch=end	0:-x 1:1u 6:-4 7:9
certificate in stretch=start	0:l 1:-x 3:-c 6:-7 7:11
certificate in stretch=whole	0:-4 1:n 2:-4 3:-c 5:-c 6:3 7:q
certificate in stretch=within	1:-1l 7:o
certificate inner bracket	0:h
certificate inner close	0:-6
certificate inner comma	0:1k
certificate inner dash	0:-13
certificate inner type	1:-c
certificate inner word	0:d
certificate left=0	0:n 1:r 2:-c 6:-r 7:-d
certificate left=1	0:h 1:-h 2:-c 3:-c 6:-8 7:-2
certificate left=2	0:-c 1:-14 5:-c 6:9 7:-6
certificate left=3	0:9 1:g 3:-c 6:10 7:1i
certificate line=0/0	0:5 1:-s 6:-27 7:-1o
certificate line=0/1	0:5 1:a 3:-c 7:1b
certificate line=0/2	0:-8 1:w 7:-a
certificate line=0/3	0:t 1:5 7:-u
certificate line=1/1	0:i 1:8 3:-c 5:-c 6:a 7:1c
certificate line=1/2	0:-2 1:-6 6:t 7:8
certificate line=1/3	0:-n 1:6 7:h
certificate line=2/2	0:q 1:-12 6:g 7:c
certificate line=2/3	6:-8 7:8
certificate line=3/3	0:-l 1:-1 2:-4 6:u 7:5
certificate listed title=0	0:o 1:-g 6:-2 7:-1r
certificate listed title=4	0:-a
certificate one capital word	0:-1 1:1f 2:-4 5:-c 6:-8 7:-d
certificate one chunk	0:1h 1:b 2:-r 3:-c 5:-c 6:i 7:20
certificate place=0	0:-k 1:-8 2:-c 3:-c 6:-m 7:q
certificate place=1	0:-b
certificate place=2	0:16 1:-c
certificate place=3	7:1
certificate place=4	0:-c 1:f 7:-1
certificate said=	0:p 1:-f 3:-c 6:3 7:a
certificate said= & before=bracket	0:-7 6:t 7:-h
certificate said= & before=close	1:1
certificate said= & before=comma	0:-5 1:7 6:-2 7:f
certificate said= & before=dash	1:x 7:-3
certificate said= & before=gap	2:-c 6:l 7:-9
certificate said= & before=line	0:11 1:-5 6:-4 7:-a
certificate said= & before=start	0:-7 1:k 3:-c 7:-a
certificate said= & before=type	1:-o 7:p
certificate said= & before=word	1:-c 7:-7
certificate said= & end	0:-7 1:16 6:-o 7:-w
certificate said= & joined	0:-1 1:-c 7:-j
certificate said= & line=0	0:5 1:-c 3:-c 6:-1o 7:6
certificate said= & line=1	0:14 1:-6 6:14 7:-2
certificate said= & line=2	1:-h 2:-c 6:q 7:9
certificate said= & one	0:u 1:q 2:-c 6:r 7:-6
certificate said= & start	0:t 1:-m 3:-c 6:-3 7:z
certificate said= & whole	0:-4 1:5 2:-c 6:k 7:-s
certificate said= & within	1:-1d 7:u
certificate said=d	0:n 1:-n
certificate said=d & before=start	0:n 1:-n
certificate said=d & line=0	0:n 1:-n
certificate said=d & one	0:n 1:-n
certificate said=d & whole	0:n 1:-n
certificate said=e	0:2 1:x 7:-d
certificate said=e & before=comma	0:-m 1:-l 7:6
certificate said=e & before=dash	1:n 7:-n
certificate said=e & before=line	0:-c 1:1 7:-1
certificate said=e & before=start	0:h 1:-1
certificate said=e & end	0:-m 1:-4 7:j
certificate said=e & joined	0:-f
certificate said=e & line=0	0:g 1:-d 7:6
certificate said=e & line=1	0:-c 1:k 7:-7
certificate said=e & line=2	1:j 7:-j
certificate said=e & one	0:-a 1:r 7:9
certificate said=e & start	0:-c
certificate said=e & whole	0:13 1:5
certificate said=e & within	1:9 7:-t
certificate said=es	1:7 7:-a
certificate said=es & before=comma	1:b 7:-b
certificate said=es & before=line	0:-1 1:1
certificate said=es & joined	0:-1
certificate said=es & line=0	1:-2
certificate said=es & line=1	1:1
certificate said=es & line=2	0:-1 1:3 7:-3
certificate said=es & one	1:9 7:-c
certificate said=es & whole	0:-1 1:1
certificate said=es & within	1:9 7:-c
certificate said=p	0:-5 2:-c 7:d
certificate said=p & before=line	2:-c 7:c
certificate said=p & before=start	0:-5
certificate said=p & end	7:1
certificate said=p & line=0	0:-5
certificate said=p & line=1	7:1
certificate said=p & line=2	2:-c 7:c
certificate said=p & one	0:-5 7:1
certificate said=p & start	0:-5
certificate said=p & whole	2:-c 7:d
certificate said=s	0:n 6:-4 7:-q
certificate said=s & before=dash	1:-3 7:a
certificate said=s & before=line	0:z 7:-u
certificate said=s & before=start	0:9 1:-8 7:-2
certificate said=s & joined	0:-b
certificate said=s & line=0	1:-8 7:-2
certificate said=s & line=1	0:o 1:2 6:-4 7:-j
certificate said=s & line=2	0:c 1:-3 7:-1
certificate said=s & one	0:16 1:-8 6:-4 7:-e
certificate said=s & start	0:18 1:-c 6:-4 7:-h
certificate said=s & whole	0:-d 1:5 7:-b
certificate said=s & within	7:7
certificate said=sp	1:d 2:-4 7:2
certificate said=sp & before=dash	1:-a 7:a
certificate said=sp & before=line	2:-4 7:4
certificate said=sp & end	1:m 7:-b
certificate said=sp & line=0	1:l 7:-b
certificate said=sp & line=1	0:-c 1:3 7:9
certificate said=sp & line=2	2:-4 7:4
certificate said=sp & one	0:-c 1:f 2:-4 7:2
certificate said=sp & whole	0:-c 1:c 7:1
certificate said=sp & within	1:-a 7:9
certificate said=t	0:-5 1:r 7:2
certificate said=t & before=close	1:6
certificate said=t & before=comma	1:c
certificate said=t & before=line	0:-1 1:-n 7:o
certificate said=t & before=start	0:-2 1:-8
certificate said=t & before=type	1:f 7:-f
certificate said=t & end	1:j
certificate said=t & joined	0:-v 7:-1
certificate said=t & line=0	0:4 1:p
certificate said=t & line=1	0:-8 1:k 7:-c
certificate said=t & line=2	0:6 1:-b 7:c
certificate said=t & one	0:5 1:c 7:7
certificate said=t & start	0:g 1:-c 7:k
certificate said=t & whole	0:-5 1:g 7:-8
certificate said=td	0:b 1:-b
certificate said=td & before=start	0:b 1:-b
certificate said=td & line=0	0:1
certificate said=td & line=1	7:1
certificate said=td & one	0:b 1:-b 7:1
certificate said=td & whole	0:b 1:-b
certificate said=te	0:n 1:-b 7:1
certificate said=te & before=comma	0:-b 1:-b
certificate said=te & before=line	0:-4 7:4
certificate said=te & before=start	0:o 1:-c 7:-4
certificate said=te & end	0:-b
certificate said=te & joined	0:b
certificate said=te & line=0	0:g 7:-4
certificate said=te & line=1	0:-4 7:4
certificate said=te & one	0:k 1:-n
certificate said=te & start	0:f 7:1
certificate said=te & whole	0:7
certificate said=te & within	1:-b
certificate said=ted	0:1
certificate said=ted & before=start	0:1
certificate said=ted & joined	0:3
certificate said=ted & line=0	0:1
certificate said=ted & one	0:-3
certificate said=ted & start	0:-e
certificate said=ted & whole	0:e
certificate said=tes	0:2
certificate said=tes & before=start	0:2
certificate said=tes & joined	0:2
certificate said=tes & line=0	0:2
certificate said=tes & whole	0:2
certificate said=ts	0:-8
certificate said=ts & before=line	0:-8
certificate said=ts & joined	0:-8
certificate said=ts & whole	0:-8
certificate school	0:r 1:g 2:-4 6:-4 7:-v
certificate small=0	0:4 1:1m 2:-4 3:-c 5:-c 6:10 7:-r
certificate small=1	0:j 1:-n
certificate small=2	0:-f 1:5 7:w
certificate small=3	0:-2 6:-m 7:d
certificate title=0	0:b 1:-d 2:-o 6:-n 7:c
certificate title=3	0:a 1:9 7:-1
certificate type=bold	0:19 1:-10 2:-c 5:-c 6:-8 7:n
certificate type=bold & line=0	0:10 1:-x 7:-2
certificate type=bold & line=1	0:6 1:-7 5:-c 7:f
certificate type=bold & line=2	2:-c 6:-8 7:j
certificate type=one	0:9 1:-i 3:-c 6:-s 7:b
certificate type=one & line=0	0:-n 1:-3 6:-2f 7:-7
certificate type=one & line=1	0:v 1:-x 6:t 7:y
certificate type=one & line=2	0:i 1:-2 6:x 7:-t
certificate type=plain	0:-x 1:1w 2:-g 3:-c 7:c
certificate type=plain & line=0	0:f 1:6 7:-1
certificate type=plain & line=1	0:-1d 1:1s 6:-5 7:-a
certificate type=plain & line=2	1:-c 2:-g 6:4 7:n
certificate words=0	0:-q 1:t 2:-4 3:-c 5:-c 7:-t
certificate words=0 & before=bracket	0:-7 1:-d 6:7 7:b
certificate words=0 & before=close	1:5
certificate words=0 & before=comma	0:-5 1:7 6:-y 7:-f
certificate words=0 & before=dash	1:-n 7:11
certificate words=0 & before=gap	0:-c 6:x 7:-m
certificate words=0 & before=line	1:c 6:-6 7:1
certificate words=0 & before=start	0:19 1:6 7:-1j
certificate words=0 & before=type	0:-o 1:h 3:-c 7:x
certificate words=0 & line=0	0:g 1:-i 6:-1d 7:-12
certificate words=0 & line=1	0:-4 1:r 6:1c 7:7
certificate words=0 & line=2	0:-1 1:-e 2:-4 6:t 7:-7
certificate words=0 & one=false	0:p 1:u 2:-4 3:-c 5:-c 6:j 7:6
certificate words=0 & one=true	0:-1a 1:1a
certificate words=1	0:z 1:t 6:-f 7:v
certificate words=1 & before=comma	1:u 7:-n
certificate words=1 & before=dash	1:q 7:6
certificate words=1 & before=gap	6:-b 7:c
certificate words=1 & before=line	0:7 1:9 7:2
certificate words=1 & before=start	0:1d 1:-m 7:14
certificate words=1 & before=type	1:b 7:-a
certificate words=1 & line=0	0:u 1:p 7:t
certificate words=1 & line=1	0:2 1:i 6:-f 7:-6
certificate words=1 & line=2	1:b 2:-c 7:d
certificate words=1 & one=false	0:d 1:q 2:-c 6:-q 7:s
certificate words=1 & one=true	0:-c 1:a
certificate words=2	0:b 1:-c 2:-c 3:-c 7:1m
certificate words=2 & before=comma	0:-b 1:c 7:u
certificate words=2 & before=dash	1:10 7:-11
certificate words=2 & before=gap	2:-c 7:c
certificate words=2 & before=line	0:k 1:-11 7:r
certificate words=2 & before=start	0:-e 1:-k 3:-c 7:a
certificate words=2 & before=type	1:c 7:-b
certificate words=2 & before=word	7:-9
certificate words=2 & line=0	0:-9 1:-b 3:-c 7:-4
certificate words=2 & line=1	0:i 1:-a 7:v
certificate words=2 & line=2	0:k 1:-7 2:-c 7:-5
certificate words=2 & one=false	0:c 1:9 7:1
certificate words=2 & one=true	0:-q 1:-3
certificate words=3	0:-1q 1:-t 7:-g
certificate words=3 & before=comma	0:-b 1:-b
certificate words=3 & before=line	0:e 6:-3 7:-g
certificate words=3 & before=start	0:-1q 1:-s
certificate words=3 & line=0	0:-1c 1:-12 7:-6
certificate words=3 & line=1	0:j 6:-3 7:-g
certificate words=3 & line=2	0:-8
certificate words=3 & one=false	0:-1v 1:-m 6:-3 7:-k
certificate words=3 & one=true	0:g 1:-i
certificate words=4	0:p 1:-c
certificate words=4 & before=comma	0:-b
certificate words=4 & before=line	0:-j 1:-c
certificate words=4 & before=start	0:14
certificate words=4 & line=0	0:17
certificate words=4 & line=1	0:-j 1:-c
certificate words=4 & one=false	0:-1x 1:-c
certificate words=4 & one=true	0:2e
certificate words=5	0:7
certificate words=5 & before=start	0:e
certificate words=5 & line=0	0:d
certificate words=5 & one=false	0:-c
certificate words=5 & one=true	0:16
code	0:11 1:-2g 2:-2y 3:-1l 4:1b 6:1m 7:33
contract	0:-4m 1:-4z 2:-7a 3:-c 4:-j 6:ba 7:-3o
country or town	0:-19 1:-1k 2:s 3:-o 6:-1t 7:-e
dated=false	1:-9 2:-1n 3:v 4:i 5:-8 6:-l 7:-19
dated=true	0:1b 1:s 2:-c 3:-4 4:-6 5:-z 6:k 7:-g
degree	0:2f 1:-1y 2:-n 3:-18 6:-x 7:i
employer=0	0:10 1:-14 2:x 3:-15 4:-d 5:-j 6:-q 7:6
employer=1	0:19 1:-y 2:-2p 3:-6 6:19 7:q
employer=2	0:t 1:y 2:-1m 3:6 4:6 6:-c 7:m
employer=3	0:-1d 1:1t 2:a 3:-c 4:-p 6:-c 7:6
ends in stop	0:-5 1:2y 2:c 3:-26 4:1u 6:-1b 7:-1n
ends joining	0:3c 1:-3q 2:1b 3:-31 4:-4 6:-2 7:f
figures	0:33 1:-a3 2:-3k 3:-33 4:2c 6:4x 7:38
from=0 of 0	0:-j 1:-c 2:u 3:-5 6:f 7:-h
from=0 of 1	0:g 1:-h 2:-1b 3:1f 4:w 6:i 7:-m
from=0 of 2	0:1l 1:-m 2:4 3:3 4:-o 5:-o 6:-g
from=0 of 3	0:-7 1:-8 2:1y 3:-16 4:-5 5:-c 6:-x 7:e
from=0 of 4	0:-s 1:-9 2:-8 3:-7 6:i 7:1g
from=1 of 1	0:-f 1:1y 2:-10 3:2r 4:-a 6:-e 7:-3e
from=1 of 2	0:1v 1:-g 2:4 3:u 4:l 6:-23 7:-1s
from=1 of 3	0:11 1:-16 2:-1q 3:t 4:l 6:-1d 7:-1l
from=1 of 4	0:1i 1:9 2:-a 3:-1g 4:-c 6:-d 7:1
from=2 of 2	0:-16 1:q 2:-5 3:-8 4:-b 5:-a 6:-f 7:-n
from=2 of 3	0:-3 1:f 2:1i 3:-h 4:-2 5:-c 6:-l 7:1g
from=2 of 4	0:-1 1:b 2:-8 3:-b 6:5 7:-d
from=3 of 3	0:e 1:-s 2:-w 3:-2g 4:-14 6:1c 7:2k
from=3 of 4	0:-p 1:-2 2:-1n 3:p 4:-n 6:1l 7:26
grade	0:1p 1:-17 2:-9 4:-2 6:-m
in stretch=end	0:-b 1:-1d 2:1b 3:-o 4:-y 5:-a 6:-10 7:-1y
in stretch=start	0:4 1:-a 2:-1q 3:-9 4:-17 5:-c 6:-2j 7:18
in stretch=whole	0:17 1:1r 2:1i 3:3 4:u 6:p 7:13
in stretch=within	0:-1d 1:a 2:1h 6:-31 7:-d
inner at	0:-5x 1:5j 2:-2 4:-c
inner bracket	0:5s 1:-57 2:2 4:-c 6:-g 7:-c
inner close	0:29 1:-13 2:-j 4:-c
inner colon	0:v 1:-f
inner comma	0:1k 1:-4z 2:6p 3:-1l 4:z 6:-1e 7:-1k
inner dash	0:2n 1:-4t 2:-1q 3:-m 4:-13 6:-o 7:-s
inner mark	0:3 1:-2l 2:-17 4:-4
inner type	0:-t 1:-19 2:-8 7:-4
inner word	0:1a 1:-1j 2:-3 3:-q 4:20 7:-o
job alone in line	0:22 1:-c 2:-11 3:-x 4:11 6:t 7:h
job and	0:-52 1:5h 2:-1b 3:-b 4:y 6:-n 7:1
job any	0:1n 1:r 2:-3 3:-2c 4:-t 5:-z 6:-14 7:-1a
job at=0	0:-w 1:-14 2:-1 3:-x 4:4 5:-z 6:u 7:12
job at=1	0:1v 1:a 2:i 6:-1n 7:j
job at=2	0:2x 1:t 2:-15 3:-o 4:-19 6:-16 7:-b
job at=3	0:-22 1:-c 2:2i 3:-o 6:-11
job before=at	1:2f 2:-n 7:e
job before=at behind=comma	1:y
job before=at behind=dash	1:c
job before=at behind=end	1:11 2:-n 7:i
job before=at behind=gap	1:c
job before=at behind=line	1:6
job before=at behind=mark	1:8
job before=bracket	0:-w 1:-2c 2:-8 6:5 7:-m
job before=bracket behind=at	0:-b
job before=bracket behind=close	7:-b
job before=bracket behind=dash	1:-c
job before=bracket behind=end	0:-l 1:-c 2:l 6:-1e 7:-w
job before=bracket behind=gap	1:-m
job before=bracket behind=line	2:-4 6:5
job before=bracket behind=mark	6:-k
job before=bracket behind=type	1:-n
job before=close	1:16 2:-m 6:-h 7:1a
job before=close behind=comma	1:i
job before=close behind=dash	1:27 7:t
job before=close behind=end	1:-k 2:-m 6:-b
job before=close behind=gap	1:-4 7:-7
job before=close behind=line	0:-c 1:4
job before=close behind=type	1:-h
job before=colon	0:-6 1:-t 2:-7 6:1 7:-1
job before=colon behind=at	0:19 7:-1
job before=colon behind=comma	1:-h 2:-2
job before=colon behind=dash	0:2
job before=colon behind=end	0:-10 7:-2
job before=colon behind=gap	0:-m
job before=colon behind=line	0:-18 1:-g 4:-c 6:c
job before=colon behind=mark	0:2 1:-7
job before=colon behind=type	0:-b
job before=comma	0:1i 1:-h 2:-9 3:-c 4:-n 6:18 7:-i
job before=comma behind=at	1:-c
job before=comma behind=bracket	1:-4 2:1 7:-c
job before=comma behind=comma	0:-1b 1:27 2:1g
job before=comma behind=dash	1:-22 2:-2c
job before=comma behind=date	0:2 1:-g 2:r
job before=comma behind=end	0:k 1:-1k 2:12 4:-c 6:-1i 7:-13
job before=comma behind=gap	0:-4 1:-g 2:-4
job before=comma behind=line	0:-s 1:c 2:2 6:-o 7:r
job before=comma behind=mark	1:-1n 6:-k
job before=comma behind=type	1:-h 2:s
job before=comma behind=word	1:-c 2:-8
job before=dash	0:-e 1:-3 2:c 6:-h 7:x
job before=dash behind=at	1:-c 2:-c
job before=dash behind=bracket	1:-x 2:y
job before=dash behind=comma	1:-37 2:-13 6:-3 7:-b
job before=dash behind=dash	0:-o 1:35 2:1q 7:-7
job before=dash behind=date	0:p 1:-p
job before=dash behind=end	0:1o 1:-s 2:4 6:-p 7:18
job before=dash behind=gap	1:-13 2:-4 6:-1 7:n
job before=dash behind=line	0:-u 1:-1v 2:6 6:2
job before=dash behind=mark	1:-w
job before=dash behind=type	0:-y 1:z
job before=dash behind=word	1:-c
job before=date	1:-w 2:l 6:-n 7:14
job before=date behind=comma	1:-m
job before=date behind=end	0:-7 1:-b 2:-g 6:6 7:1h
job before=gap	0:2f 1:1p 2:3 3:-19 4:-19 6:-1a 7:i
job before=gap behind=at	0:5 2:-5
job before=gap behind=bracket	0:-c 2:-1e 6:-5
job before=gap behind=close	0:-2
job before=gap behind=comma	0:-w 2:5 3:-c 7:-6
job before=gap behind=dash	0:-b 1:-u 6:-4 7:5
job before=gap behind=end	0:1v 1:31 2:a 3:-c 4:-19 6:-b 7:8
job before=gap behind=gap	0:-12 1:1m 2:-u 3:-o
job before=gap behind=line	0:-e 1:-1e 2:1n
job before=gap behind=mark	0:1 1:-4 2:-5
job before=gap behind=word	0:-2
job before=line	0:-1 1:-x 2:f 3:-b 4:1q 7:o
job before=line behind=at	7:p
job before=line behind=bracket	0:-e 1:-3 6:-d 7:p
job before=line behind=close	0:-18
job before=line behind=colon	6:-k 7:-f
job before=line behind=comma	0:2c 1:m 2:-8 4:-f 6:-h 7:b
job before=line behind=dash	0:-t 1:-20 2:-15 6:2g 7:u
job before=line behind=date	0:-3 1:p 2:-m
job before=line behind=end	0:j 1:-17 2:-6 3:-b 4:1g 6:-1o 7:16
job before=line behind=gap	0:c 1:-4 6:-v 7:j
job before=line behind=line	0:x 1:1m 2:-g 4:-t 6:-g 7:-1u
job before=line behind=mark	0:-q 1:-u 2:-l 7:f
job before=line behind=type	0:16 1:-o 7:-4
job before=line behind=word	0:-b 1:-18 2:-4 4:-s 7:-c
job before=mark	0:w 1:n 2:-b 6:v 7:-c
job before=mark behind=bracket	0:-c 1:b 2:b 7:-3
job before=mark behind=colon	6:-8
job before=mark behind=comma	0:-k 1:-23 2:-g 7:-1
job before=mark behind=dash	0:-18 1:-c
job before=mark behind=end	0:1k 1:o 2:g 6:13 7:-c
job before=mark behind=gap	6:1
job before=mark behind=line	0:e 2:9
job before=mark behind=mark	1:29 7:e
job before=mark behind=type	0:-b 1:-1
job before=mark behind=word	1:-c
job before=start	0:-2 1:-8 2:11 3:-n 4:-f 5:-z 6:r 7:-a
job before=start behind=at	0:1u
job before=start behind=bracket	0:-17 1:-l 2:-1f 6:-b 7:-c
job before=start behind=close	0:1b 2:-g 6:2d
job before=start behind=colon	1:-1a 6:-11 7:2l
job before=start behind=comma	0:-6 1:q 2:9 4:-c 5:-c 6:b 7:-2a
job before=start behind=dash	0:b 1:-23 2:-w 6:-k 7:-i
job before=start behind=date	0:-b
job before=start behind=end	0:-16 1:-h 2:t 6:l
job before=start behind=gap	0:-1r 1:19 2:2p 6:h 7:3
job before=start behind=line	0:-a 1:g 2:-k 3:-c 4:-2 5:-o 6:r 7:x
job before=start behind=mark	0:h 1:q 2:s 3:-c 6:16 7:-4
job before=start behind=type	0:a 1:1w 2:-p 4:-1 6:-b 7:-4
job before=start behind=word	0:-1d 1:-b 2:-3 7:-w
job before=type	0:q 1:20 2:9 4:-b 6:-c 7:-e
job before=type behind=bracket	0:1s 1:-9 2:-22
job before=type behind=comma	0:-1n 1:t 2:-19
job before=type behind=end	0:-m 1:12 2:20 4:-b 6:-c 7:-o
job before=type behind=line	0:1g 1:m 2:-w 7:k
job before=type behind=type	0:14 1:6 2:d
job before=word	0:-p 1:-1g 2:-1p 6:-8 7:-s
job before=word behind=comma	1:-2 7:-w
job before=word behind=dash	1:-3 7:-b
job before=word behind=end	0:-q 1:l 2:-u 6:-8 7:-i
job before=word behind=gap	1:-g 7:-2
job before=word behind=line	1:-k 2:-c 6:-c
job before=word behind=type	1:-g
job begins joining	1:-c
job begins small	0:-2y 1:-30 2:-2e 4:-q 6:-2j 7:2k
job behind gap	0:t 1:-17 2:o 3:-19 4:-2q 6:2s 7:3
job behind=at	0:1m 1:-n 2:-h 7:j
job behind=bracket	0:-15 1:-1b 2:-1h 6:-s 7:-c
job behind=close	0:-j 1:-n 2:-9 6:2g 7:-b
job behind=colon	1:-11 2:-c 6:-21 7:28
job behind=comma	0:22 1:w 2:-d 3:-c 4:-f 5:-c 6:-1x 7:-2x
job behind=dash	0:-3 1:y 2:-r 6:r 7:e
job behind=date	0:-3 1:-4 2:1 6:b
job behind=end	0:27 1:-m 2:16 3:-y 4:-x 7:-3
job behind=gap	0:m 1:j 2:-t 3:-o 4:-g 6:-6 7:y
job behind=line	0:6 1:w 2:b 3:-c 4:14 5:-o 6:-15 7:-i
job behind=mark	0:c 1:1f 2:g 3:-c 6:8 7:-q
job behind=type	0:a 1:1e 2:-b 4:-1 6:-b 7:-5
job behind=word	0:-v 1:-22 2:-d 4:-l 7:-c
job bold before	0:-1 1:1d 2:2 4:39 6:-1k 7:-7
job capitals	0:-3o 1:13 2:-1c 6:19 7:1
job code	0:-1 1:-a 2:-1o 4:v 6:-2 7:1l
job contract	0:-3q 1:-3o 2:-9e 4:-21 6:c1 7:-2j
job country or town	0:-y 1:-1c 2:-c 4:-c 6:-1j 7:-o
job dated=false	0:-9 1:b 2:-p 3:-c 4:1d 6:q 7:-u
job dated=true	0:23 1:1 2:-m 3:-1t 4:-1i 5:-z 6:17 7:-t
job degree	0:-2 1:a 2:-2 7:-3
job employer=0	0:17 1:-n 2:1o 3:-1k 4:-h 5:-o 6:-1o 7:-4
job employer=1	0:-e 1:-1c 2:-13 6:z 7:-e
job employer=2	0:t 1:a 2:2 4:29 6:-2b 7:5
job employer=3	0:-i 1:r 3:-c 4:-u 7:a
job ends in stop	0:-4g 1:4h 2:-l 4:t 6:-8 7:-11
job ends joining	0:-e 2:c
job figures	0:-6 1:-7c 2:-2q 4:2q 6:5c 7:2d
job from=0 of 0	0:-k 1:s 2:-s 6:e
job from=0 of 1	0:-o 1:k 2:-5 4:r 6:1n 7:-7
job from=0 of 2	0:1u 1:-r 2:i 4:-z 5:-o 6:-h 7:-10
job from=0 of 3	0:1q 1:-w 2:-15 3:-c 4:-4 5:-c 6:n 7:-e
job from=0 of 4	0:-1h 1:o 2:3 3:-c 6:g 7:11
job from=1 of 1	0:6 1:17 2:-16 4:-a 6:-4 7:-18
job from=1 of 2	0:m 1:-c 2:7 4:v 6:-1j 7:-c
job from=1 of 3	0:v 1:-q 2:-3 3:-c 4:w 6:-1p 7:-2b
job from=1 of 4	0:1w 1:4 2:-8 4:-c 6:-8 7:-i
job from=2 of 2	0:-x 1:1j 2:1b 3:-b 4:-j 6:1d 7:v
job from=2 of 3	0:5 1:i 2:s 3:-o 4:f 6:-1e 7:11
job from=2 of 4	0:9 2:-e 6:5
job from=3 of 3	0:p 1:-19 2:-4 3:-o 4:-g 6:5 7:20
job from=3 of 4	0:-4 1:-3 2:-6 4:-n 6:s 7:2
job grade	0:1m 1:-16 2:-1 4:-1 6:-n 7:-b
job in stretch=end	0:-q 1:-l 2:-18 3:-c 4:-n 6:n 7:-i
job in stretch=start	0:7 1:-1d 2:-1x 3:-c 4:-m 5:-c 6:p 7:-20
job in stretch=whole	0:21 1:19 2:2s 3:-1j 4:4 5:-o 6:4 7:w
job in stretch=within	0:x 1:10 2:6 6:-27 7:-14
job inner at	0:-1j 1:-8 2:-d 4:-c
job inner bracket	0:5e 1:-4p 2:1s 4:-c 6:-4
job inner close	0:-b 1:-c 2:-b 4:-c
job inner colon	0:c 1:-j
job inner comma	0:-21 1:-48 2:5d 4:v 6:-1o 7:-c
job inner dash	0:2i 1:-43 2:-2h 4:-14 6:-q 7:-s
job inner mark	0:-2 1:-2c 2:-17 4:-4
job inner type	0:-1a 1:-c 2:-8
job inner word	0:1h 1:21 2:-3 4:1t 7:-c
job left=0	0:23 1:-3 2:c 3:-o 4:-e 6:e 7:-f
job left=1	0:g 1:4 2:n 4:3 6:-24 7:a
job left=2	0:m 1:t 2:-9 3:-c 4:9 5:-o 6:5 7:-18
job left=3	0:-12 1:y 2:-4 3:-c 4:-c 5:-c 6:m 7:-s
job line=0/0	0:4 1:1c 2:25 3:-19 4:-1k 5:-c 6:z 7:-1y
job line=0/1	0:q 1:1j 2:-3g 3:-c 4:s 6:t 7:f
job line=0/2	0:h 1:-x 2:17 3:-c 4:-2 5:-o 6:-20 7:-j
job line=0/3	0:-r 1:t 2:-1i 4:-r 6:11 7:j
job line=1/1	0:4 1:-f 2:s 4:-26 6:x 7:j
job line=1/2	0:y 1:1e 2:-1j 4:2e 6:-2b 7:-1g
job line=1/3	0:1n 1:-2m 2:1d 4:-h 6:-n 7:-d
job line=2/2	0:4 1:-21 2:16 3:-b 4:1a 6:-23 7:i
job line=2/3	0:-1s 1:12 2:z 6:t 7:-1i
job line=3/3	0:-5 1:-1r 2:1i 4:17 6:-h 7:-5
job listed title=0	0:b 1:x 2:n 3:-1j 4:y 6:-1n 7:l
job listed title=3	0:1u 1:-1h 2:-o 7:e
job listed title=4	0:-n 1:-2m 2:-10 3:-c 7:l
job mark	0:-q 1:-8 2:-1i 6:i 7:-1b
job one capital word	0:7 1:-15 2:l 3:-o 4:-1m 5:-c 6:-2f
job one chunk	0:-1y 1:33 2:-1t 3:-23 4:-s 5:-z 6:-34 7:-18
job place=0	0:16 1:-1 2:-2e 3:-n 6:-q 7:-14
job place=1	0:-20 1:-b 2:1s
job place=2	2:-w 4:-b 6:-g 7:e
job place=3	2:-7 7:1s
job place=4	0:-1j 1:-h 2:2o 4:-c 6:-1t 7:-26
job said=	0:-z 1:f 2:n 3:-19 4:v 6:j 7:-1i
job said= & before=at	1:x 2:-n
job said= & before=bracket	0:-b 1:-n 2:-14 6:e 7:-m
job said= & before=close	1:-h 2:-m 6:-b 7:-1
job said= & before=colon	0:-e 4:-c 6:d
job said= & before=comma	0:s 1:g 2:2 4:-c 6:q 7:-13
job said= & before=dash	0:-n 1:n 2:-3 6:-1 7:j
job said= & before=date	1:-b 2:-y 6:e 7:11
job said= & before=gap	0:-b 1:1n 2:j 3:-19 6:1s 7:-12
job said= & before=line	0:-u 1:-6 2:-i 4:-12 6:1p 7:-1
job said= & before=mark	0:w 1:-q 2:18 6:4 7:c
job said= & before=start	0:6 1:t 2:-p 4:s 5:-o 6:v 7:1
job said= & before=type	1:10 2:2s 6:-n 7:2
job said= & before=word	1:-e 2:-y 6:-8 7:-g
job said= & end	0:-e 1:-u 2:-1o 4:-n 6:18 7:-18
job said= & joined	0:w 1:-1x 2:1l 4:i 6:-1i 7:-m
job said= & line=0	0:7 1:b 2:-1g 4:2 6:1o 7:3
job said= & line=1	0:9 1:-i 2:4 4:-1 6:n 7:-n
job said= & line=2	0:-l 1:-h 2:z 4:-8 6:8 7:-9
job said= & one	0:-n 1:o 2:-w 4:20 5:-o 6:-d 7:s
job said= & start	0:4 1:19 2:1 3:-c 4:-c 6:-a 7:m
job said= & whole	0:s 1:1w 2:19 3:-z 4:a 5:-o 6:-g 7:-3
job said= & within	1:q 2:a 6:-1h 7:6
job said=d	0:-a 1:a 2:-c 7:-2
job said=d & before=colon	7:-2
job said=d & before=comma	0:-c 7:-3
job said=d & before=line	0:2
job said=d & before=start	0:1 1:c 2:-c
job said=d & end	0:-e 7:-6
job said=d & joined	0:2
job said=d & line=0	0:-d 1:a
job said=d & line=1	0:2 7:-6
job said=d & one	0:-9 1:a 2:-c 7:-2
job said=d & whole	0:4 1:a 2:-c
job said=dp	2:e
job said=dp & before=comma	2:3
job said=dp & before=start	2:e
job said=dp & joined	2:e
job said=dp & line=0	2:e
job said=dp & line=1	2:3
job said=dp & whole	2:e
job said=e	0:-p 1:16 2:-s 3:-n 4:z 6:-y 7:11
job said=e & before=at	1:2 7:5
job said=e & before=bracket	1:-y
job said=e & before=colon	0:c
job said=e & before=comma	0:-7 1:-l 2:-i 7:c
job said=e & before=dash	0:-e 1:-w 2:d 7:-p
job said=e & before=gap	1:4 2:-2 7:-2
job said=e & before=line	0:-k 1:-i 2:17 4:k 6:-c 7:c
job said=e & before=mark	1:g 2:b
job said=e & before=start	0:-z 1:1l 2:-d 3:-c 7:g
job said=e & before=type	1:1l 2:-o
job said=e & end	0:b 1:-2a 2:8 7:7
job said=e & joined	0:-3 1:-2b 2:-11
job said=e & line=0	0:-15 1:15 2:-l 7:l
job said=e & line=1	0:-j 1:e 2:-s 4:o 6:-n 7:g
job said=e & line=2	1:-1g 2:1s 4:b 6:-c 7:1
job said=e & one	0:-19 1:w 2:r 3:-n 4:-7 7:1z
job said=e & start	0:-i 1:18 2:-5 3:-c 7:18
job said=e & whole	0:6 1:1d 2:-k 3:-c 4:10 6:-y 7:x
job said=e & within	0:f 1:-7 2:i 7:-7
job said=ed	1:1
job said=ed & before=start	1:b
job said=ed & line=0	1:b
job said=ed & one	1:b
job said=ed & whole	1:b
job said=ep	2:g 7:-b
job said=ep & before=comma	2:5
job said=ep & before=dash	1:-1 2:1
job said=ep & before=line	2:b 7:-b
job said=ep & line=1	1:-1 2:6
job said=ep & line=2	2:b 7:-b
job said=ep & one	1:-1 2:h 7:-b
job said=ep & whole	2:b 7:-b
job said=ep & within	2:5
job said=es	0:-17 1:10 2:-j 4:9 6:-c 7:5
job said=es & before=at	1:1
job said=es & before=comma	1:g 2:-e
job said=es & before=dash	1:1
job said=es & before=gap	1:1
job said=es & before=line	0:-c 1:a 4:k 6:-c 7:-7
job said=es & before=start	0:-t 1:w 4:-c
job said=es & before=type	1:1
job said=es & end	1:4 2:-j
job said=es & joined	0:-7 1:a 2:-j
job said=es & line=0	0:-i 1:u 2:-e 4:-c
job said=es & line=1	0:-c 1:l 7:-c
job said=es & line=2	1:-c 4:k 6:-c 7:5
job said=es & one	0:-y 1:y 4:a 6:-c 7:-a
job said=es & start	0:-b 1:e 7:-c
job said=es & whole	0:-n 1:i 4:9 6:-c 7:4
job said=es & within	1:g
job said=p	0:-1j 1:-5 2:22 4:-c 6:-y 7:12
job said=p & before=bracket	2:w
job said=p & before=comma	2:-26 7:-c
job said=p & before=dash	1:-6 2:7 7:j
job said=p & before=gap	2:-l 6:-o
job said=p & before=line	0:-c 1:-2c 2:37 4:-c 7:6
job said=p & before=mark	2:o
job said=p & before=start	0:-1j 2:1n
job said=p & before=type	1:s 2:-13 7:-o
job said=p & end	2:n 7:n
job said=p & joined	1:-o 2:3b
job said=p & line=0	0:-z 1:4 2:1b 6:-b 7:-c
job said=p & line=1	0:-c 2:u 6:-o 7:-1d
job said=p & line=2	0:-c 1:-1t 2:1k 4:-c 7:16
job said=p & one	0:-y 1:-1c 2:r 4:-c 6:-y 7:7
job said=p & start	0:-n 2:-1h 6:-18 7:17
job said=p & whole	0:-c 1:-1u 2:38 4:-c 6:-o 7:g
job said=p & within	1:-a 2:z
job said=s	0:-s 1:g 2:-f 4:k 7:-2
job said=s & before=comma	1:-8 2:-4
job said=s & before=dash	1:-4
job said=s & before=line	0:-j 1:b 2:-c 4:k
job said=s & before=start	0:-a 1:h
job said=s & end	0:-c 1:4 2:-4
job said=s & joined	0:a 2:-c 4:j
job said=s & line=0	0:-b 1:6
job said=s & line=1	0:-b 1:d 2:-4 7:-2
job said=s & line=2	2:-c 4:c
job said=s & one	0:-s 1:g 2:-4 4:-8 7:-2
job said=s & start	0:-g 1:i 4:-8
job said=s & whole	0:-b 1:d 2:-c 4:j 7:-2
job said=s & within	1:-3
job said=t	0:2c 1:-2y 2:-1u 3:-c 4:-c 6:-b 7:9
job said=t & before=colon	0:-1i
job said=t & before=comma	0:2a 1:-4 3:-c 7:q
job said=t & before=dash	0:r
job said=t & before=gap	0:-9
job said=t & before=line	0:22 1:-1s 4:-n 7:-p
job said=t & before=mark	0:p 2:-1u 7:-b
job said=t & before=start	0:-i 1:-m 2:-c
job said=t & before=type	0:-1 1:-c
job said=t & end	0:2i 1:-1 2:-1k 3:-c 7:a
job said=t & joined	0:-f 1:-n
job said=t & line=0	0:n 1:-x 2:-c 5:-c 6:-b
job said=t & line=1	0:p 1:-h 3:-c 4:-n 7:v
job said=t & line=2	0:3
job said=t & one	0:l 1:-1y 2:-19 3:-c 4:-n 5:-c 6:-b 7:9
job said=t & start	0:-m 1:-f 5:-c 6:-b
job said=t & whole	0:22 1:-2a 4:-c 7:-o
job said=t & within	0:-c 2:-c
job said=td	0:l 2:-j 6:-c
job said=td & before=line	0:e 6:-c
job said=td & before=start	0:2 2:-c
job said=td & before=type	0:7 2:-7
job said=td & joined	0:1
job said=td & line=0	0:8 2:-7
job said=td & line=1	0:d 6:-c
job said=td & line=2	0:1
job said=td & one	0:c 2:-c 6:-c
job said=td & start	0:-9
job said=td & whole	0:m 2:-c 6:-c
job said=te	0:1b 1:7 2:-m 4:t 6:-1j
job said=te & before=comma	0:-4 1:d
job said=te & before=dash	0:d 1:v
job said=te & before=gap	0:a 1:1
job said=te & before=line	0:1b 1:-k 2:-b 4:10 6:-19
job said=te & before=mark	0:c 1:d
job said=te & before=start	0:7 1:-h 4:-4
job said=te & before=type	0:c
job said=te & before=word	0:-c
job said=te & end	0:j 1:15
job said=te & joined	0:w 2:-b 4:-8 6:-c 7:-c
job said=te & line=0	0:4 1:2 4:-4
job said=te & line=1	0:p 1:2 2:-m 4:l 6:-1j 7:c
job said=te & line=2	0:-4 1:5 4:c 7:-c
job said=te & one	0:-9 1:l 2:-b 4:19 6:-19 7:7
job said=te & start	0:l 1:-x 2:-b 7:c
job said=te & whole	0:1l 1:l 2:-b 4:t 6:-19 7:-c
job said=te & within	0:-r 6:-c
job said=ted	0:d
job said=ted & before=start	0:2
job said=ted & joined	0:-1
job said=ted & line=0	0:-9
job said=ted & start	0:2
job said=ted & whole	0:-2
job said=tes	0:-c 1:-a 4:j
job said=tes & before=dash	0:5 1:-5
job said=tes & before=line	0:-c 4:c
job said=tes & before=start	0:2 1:-5
job said=tes & end	0:5
job said=tes & joined	0:b
job said=tes & line=0	0:3 1:-5
job said=tes & line=2	0:-c 4:c
job said=tes & one	0:-4 1:-a
job said=tes & whole	0:-h 1:-5 4:j
job said=ts	0:f
job said=ts & before=comma	0:c
job said=ts & before=start	0:4
job said=ts & end	0:c
job said=ts & joined	0:4
job said=ts & line=0	0:c
job said=ts & line=1	0:4
job said=ts & start	0:4
job school	0:-1k 1:1a 2:-u 4:1j 6:-c 7:-l
job small=0	0:-16 1:26 2:1e 3:-1j 4:-3n 5:-z 6:-1i 7:-i
job small=1	0:-x 1:1v 2:-p 4:-c 6:-x
job small=2	0:k 1:1m 2:g 3:-n 4:1w 6:-17 7:m
job small=3	0:48 1:-9d 2:-2x 4:1a 6:a 7:-a
job title=0	0:-3x 1:q 2:2g 3:-1j 4:w 5:-o 6:m 7:1e
job title=1	0:1s 1:-2d 2:-c 6:-b 7:o
job title=2	0:4 1:-4
job title=3	0:2q 1:-1c 2:-2y 3:-c 4:s 6:-22 7:-6
job type=bold	0:16 1:2 2:-5r 3:-m 4:-1 6:-2j 7:1i
job type=bold & line=0	0:-h 1:2b 2:-3y 3:-c 6:-2c 7:-27
job type=bold & line=1	0:6 1:-21 2:-3j 6:-q 7:2l
job type=bold & line=2	0:m 1:-b 2:-j 3:-b 4:-8 6:-z 7:1c
job type=italic	0:u 1:l 2:-7 4:1j 6:-17 7:-1v
job type=italic & line=0	0:34 1:-2y 2:6
job type=italic & line=1	0:1a 1:-9 2:15 4:-1i 6:-c 7:-1n
job type=italic & line=2	0:-z 1:-q 2:-j 4:2a 6:-8 7:-11
job type=one	0:a 1:8 2:10 3:-1j 4:-49 5:-o 6:-d 7:-l
job type=one & line=0	0:1s 1:-2 2:-16 3:-1j 4:-1d 5:-c 6:19 7:1m
job type=one & line=1	0:-e 1:16 2:l 3:-c 4:-x 6:e 7:-t
job type=one & line=2	0:x 1:1q 4:-38 6:s 7:-1x
job type=plain	0:-y 1:-e 2:15 4:1e 6:23 7:9
job type=plain & line=0	0:-i 1:q 2:-o 4:-g 6:9 7:1n
job type=plain & line=1	0:-t 1:w 2:1n 4:18 6:-s
job type=plain & line=2	0:n 1:-21 2:7 4:11 6:-1b 7:18
job words=0	0:-2e 1:g 2:1h 3:-z 4:-29 5:-c 6:k 7:1q
job words=0 & before=at	1:19 2:-n
job words=0 & before=bracket	0:-b 1:-c 2:s 6:b 7:-w
job words=0 & before=close	0:-c 1:11 2:-b 6:-b 7:5
job words=0 & before=colon	0:12 1:-h 2:-7 6:1 7:-2
job words=0 & before=comma	0:-12 1:-8 2:q 4:-c 6:1w 7:8
job words=0 & before=dash	0:1e 1:1o 2:3 6:l 7:u
job words=0 & before=date	0:-7 1:-b 2:-z 6:1 7:1o
job words=0 & before=gap	0:-17 1:-k 2:z 3:-o 6:-m 7:-u
job words=0 & before=line	0:o 1:-1 2:-g 4:-1j 6:-a 7:v
job words=0 & before=mark	0:-1o 2:-a 6:-6 7:-r
job words=0 & before=start	0:-h 1:h 2:-n 6:1j 7:4
job words=0 & before=type	0:8 1:-2s 2:9 7:-c
job words=0 & before=word	0:-e 1:-z 2:-y 6:-8 7:-10
job words=0 & line=0	0:-v 1:6 2:c 3:-o 4:-n 5:-c 6:1u 7:1d
job words=0 & line=1	0:-i 1:-k 2:1t 4:-r 6:-10 7:26
job words=0 & line=2	0:-2a 1:-1i 2:2a 4:-18 6:z 7:-m
job words=0 & one=false	0:-13 1:-e 2:k 3:-z 4:-y 5:-c 6:2d 7:7
job words=0 & one=true	0:-r 1:8 2:n 6:-3
job words=1	0:-c 1:-1a 2:26 3:-c 4:-21 5:-o 6:-1m 7:15
job words=1 & before=at	1:r
job words=1 & before=bracket	1:-z 2:-f 6:-c 7:-c
job words=1 & before=close	1:w 2:-n 6:-5 7:-1
job words=1 & before=colon	0:u 1:-6
job words=1 & before=comma	0:5 1:-o 2:-9 6:-n 7:-v
job words=1 & before=dash	0:a 1:-1x 2:i 6:-n 7:-2
job words=1 & before=date	1:-b
job words=1 & before=gap	0:3 1:z 2:1r 4:-c 6:-13 7:5
job words=1 & before=line	0:f 1:-1s 2:-n 4:-w 6:1d 7:a
job words=1 & before=mark	0:1c 1:-5 2:u 7:k
job words=1 & before=start	0:2 1:-18 2:-6 5:-o 6:-19 7:-1v
job words=1 & before=type	0:8 1:1a 2:10 7:-c
job words=1 & before=word	1:-2 7:-m
job words=1 & line=0	0:-x 1:6 2:f 3:-c 4:-c 5:-o 6:-2c 7:-2v
job words=1 & line=1	0:-n 1:8 2:k 4:-r 6:-1f 7:2
job words=1 & line=2	0:-7 1:-10 2:14 4:-f 6:-i 7:4
job words=1 & one=false	0:-2 1:-t 2:e 3:-c 4:-1p 5:-o 6:-22 7:-1i
job words=1 & one=true	0:4 1:t 2:-7
job words=2	0:h 1:27 2:-h 3:-y 4:-19 6:-21 7:e
job words=2 & before=at	1:-5 7:g
job words=2 & before=bracket	0:-5 1:-o
job words=2 & before=close	1:y
job words=2 & before=colon	0:-p 1:-b
job words=2 & before=comma	0:5 1:d 2:-18 4:-c 6:-n 7:3
job words=2 & before=dash	0:b 1:h 2:q 6:-o
job words=2 & before=date	1:-b 2:b
job words=2 & before=gap	0:c 1:6 2:-5
job words=2 & before=line	0:o 1:-h 2:-x 3:-b 4:-a 6:-k 7:-f
job words=2 & before=mark	0:15 1:-13 2:2j
job words=2 & before=start	0:1 1:p 2:m 3:-c 6:-3 7:4
job words=2 & before=type	0:-12 1:1d 2:-16
job words=2 & before=word	1:-4 2:-n
job words=2 & line=0	0:a 1:14 2:-r 3:-y 4:-c 6:-19 7:-7
job words=2 & line=1	0:e 1:-18 2:-w 4:-q 6:-o 7:t
job words=2 & line=2	0:7 1:-7 2:q 3:-b 4:-a 6:-k 7:s
job words=2 & one=false	0:1v 1:1a 2:b 3:-y 4:6 6:-1s 7:4
job words=2 & one=true	0:-5 1:-g 2:a
job words=3	0:13 1:o 2:-1l 4:j 6:l 7:-1
job words=3 & before=at	1:-1
job words=3 & before=bracket	0:-c 1:-c
job words=3 & before=close	1:-c
job words=3 & before=colon	0:-p 1:-8
job words=3 & before=comma	0:1d 1:u 2:-1g 6:-n
job words=3 & before=dash	0:-1b 1:-1 2:-1 6:-b
job words=3 & before=date	2:b
job words=3 & before=gap	0:l 1:y 2:-4 4:-o
job words=3 & before=line	0:2i 1:-a 2:-1s 4:1b 6:12 7:-d
job words=3 & before=mark	0:-1m 1:n 2:-c 6:-2
job words=3 & before=start	0:n 1:s 2:5 4:8 6:-b
job words=3 & before=type	0:u 1:-l 2:1w 4:-b 6:-n
job words=3 & before=word	0:-c 1:-9
job words=3 & line=0	0:14 1:5 2:-13 4:-g 6:x
job words=3 & line=1	0:m 1:-a 2:h 4:5 6:18 7:-k
job words=3 & line=2	0:-9 1:9 2:-c 4:p 6:-15 7:6
job words=3 & one=false	0:18 1:r 2:-17 4:b 6:12 7:-4
job words=3 & one=true	0:a 1:-a 2:-3
job words=4	0:m 1:-s 2:-1v 4:16 6:-p 7:-3
job words=4 & before=bracket	0:-5
job words=4 & before=comma	0:2 2:-f
job words=4 & before=dash	0:-x
job words=4 & before=gap	0:i 4:-c
job words=4 & before=line	0:1 1:-m 2:-12 4:1j 6:-n 7:-d
job words=4 & before=mark	0:1j 2:-c
job words=4 & before=start	0:1g 2:-f
job words=4 & line=0	0:e 1:4 2:-x 6:-3
job words=4 & line=1	0:1d 1:-d 2:-i 4:-d
job words=4 & line=2	0:-c 4:17 6:-n 7:-b
job words=4 & one=false	0:1c 1:-x 2:-16 4:i 6:-n 7:-b
job words=4 & one=true	0:-14
job words=5	0:-s 2:-q 4:1t 7:-c
job words=5 & before=line	0:-g 2:-f 4:1o 7:-c
job words=5 & before=start	0:-k 4:-4
job words=5 & line=0	0:-c 4:-4
job words=5 & line=2	0:-5 2:-f 4:18 7:-b
job words=5 & one=false	0:-z 2:-n 4:1r 7:-m
job words=6	0:-c 4:c
job words=6 & before=line	0:-c 4:c
job words=6 & line=2	0:-c 4:c
job words=6 & one=false	0:-c 4:c
left=0	0:1 1:-2 2:10 4:6 5:-2 6:-t 7:-1
left=1	0:b 1:-12 2:-e 3:e 4:-a 6:-1x 7:-i
left=2	0:-6 1:1e 2:a 3:-1k 4:-v 5:-z 6:-1g 7:b
left=3	0:-9 1:-b 2:-y 3:-w 4:-g 5:-c 6:-d 7:-8
line=0/0	0:1m 1:-3 2:-19 3:v 4:-19 5:-e 6:-8 7:-1t
line=0/1	0:16 1:r 2:-20 3:-v 4:q 6:v 7:b
line=0/2	0:1p 1:-21 2:5 3:-i 4:-d 5:-o 6:-1l 7:n
line=0/3	0:9 1:16 2:-1k 3:v 4:-r 6:11 7:c
line=1/1	0:l 1:s 2:-n 3:-b 4:-23 5:-c 6:-7 7:1i
line=1/2	0:b 1:1 2:-12 3:2b 4:w 6:-1j 7:-7
line=1/3	0:1e 1:-t 2:-c 3:h 4:-h 6:-a 7:b
line=2/2	0:-a 1:-4 2:-u 3:-5 4:1u 6:-1e 7:9
line=2/3	0:-19 1:18 2:f 3:-7 4:5 6:4 7:-u
line=3/3	0:-1a 1:-2k 2:y 3:t 6:y 7:1d
listed title=0	0:2 1:1j 2:-r 3:-g 4:-x 5:-o 6:7 7:n
listed title=3	0:1l 1:-10 2:-o 7:b
listed title=4	0:-6 1:-3o 2:-1l 3:-s 7:l
mark	0:-l 1:-8 2:-1i 3:-n 6:2r 7:-25
one capital word	0:-28 1:-40 2:l 3:29 4:-26 5:-v 6:-42 7:-5
one chunk	0:-18 1:22 2:-2l 3:-5 4:-12 5:-1b 6:-6 7:f
place as others	0:3t 1:55 2:5c 3:1t 4:10 5:-c 6:25 7:-1d
place not as others	0:-6 1:6 2:-52 3:m 4:-1p 5:-o 6:-c 7:-1t
place=0	0:v 1:15 2:-3b 3:-2 4:-u 5:-15 6:c 7:-y
place=1	0:-23 1:-x 2:3a 3:-2
place=2	0:1s 2:-w 4:-b 6:-x 7:r
place=3	0:-5 1:1 2:9 7:1w
place=4	0:-19 1:-h 2:2l 3:-18 4:-c 6:-1t 7:-1q
said=	0:-1f 1:-12 2:-5 3:e 4:-9 5:-o 6:1n 7:-p
said= & before=at	1:2 3:-y
said= & before=bracket	0:-i 1:-r 2:-14 3:-c 6:-s 7:-w
said= & before=close	0:-f 1:-4 2:-m 3:-b 6:-b 7:3
said= & before=colon	0:-c 4:-c 6:c
said= & before=comma	0:-1a 1:1g 2:-7 3:-19 4:-c 5:-8 6:-e 7:-p
said= & before=dash	0:-u 1:1k 2:l 3:g 6:g 7:5
said= & before=date	1:-b 2:-y 6:h 7:10
said= & before=gap	0:-w 1:k 2:-7 3:c 6:a 7:p
said= & before=line	0:-2 1:1n 2:-1l 3:-h 4:a 6:-k 7:1o
said= & before=mark	0:m 1:-j 2:1t 3:1 6:-z 7:c
said= & before=start	0:2 1:-n 2:-g 3:10 4:h 5:-o 6:21 7:z
said= & before=type	0:19 1:q 2:1s 3:s 6:-19 7:3
said= & before=word	0:-c 1:-u 2:-c 6:-9 7:-7
said= & end	0:-1i 1:-v 2:-17 3:7 5:-8 6:2 7:-1a
said= & joined	0:8 1:-1c 2:1m 3:-z 4:7 6:-18 7:-1o
said= & line=0	0:-1e 1:d 2:4 3:-4 4:1 5:-o 6:-s 7:17
said= & line=1	0:2 1:-g 2:-x 3:o 4:-k 5:-8 6:j 7:r
said= & line=2	0:-b 1:-1f 2:-v 3:14 4:o 6:6 7:b
said= & one	0:-g 1:-2 2:-14 3:k 4:-11 5:-v 6:-2 7:4
said= & start	0:1e 1:1e 2:-9 3:v 4:-n 6:1m 7:-g
said= & whole	0:-j 1:u 2:1o 3:-3 4:-2 5:-o 6:8 7:i
said= & within	0:-f 1:-8 2:k 3:-q 6:-2a 7:h
said=d	0:21 1:-1u 2:-y 3:-c 6:-b 7:-9
said=d & before=at	2:-5
said=d & before=colon	0:n 7:-2
said=d & before=comma	0:23 7:l
said=d & before=dash	0:1
said=d & before=gap	0:4 3:-4 7:-b
said=d & before=line	1:-b 3:-t 7:-l
said=d & before=mark	0:1
said=d & before=start	0:1d 1:-10 2:-c 3:9 6:-m 7:-6
said=d & before=type	0:9
said=d & before=word	3:-7 7:-4
said=d & end	0:d 3:-j 7:a
said=d & joined	0:u 2:-h 7:-3
said=d & line=0	0:z 1:-e 2:-s 3:-a 6:-m 7:-d
said=d & line=1	0:m 1:-c 3:r 7:b
said=d & line=2	0:9 1:-b 3:-1 7:-d
said=d & one	0:s 1:-10 2:-n 3:-x 6:-m 7:e
said=d & start	0:-w 1:-c 3:-1m 6:-m 7:-5
said=d & whole	0:13 1:-e 2:-c 3:k 7:-d
said=d & within	0:1v 3:k 7:j
said=dp	2:g
said=dp & before=comma	2:3
said=dp & before=start	2:e
said=dp & before=type	2:1
said=dp & end	2:3
said=dp & joined	2:i
said=dp & line=0	2:f
said=dp & whole	2:f
said=e	0:-i 1:m 2:-s 3:11 4:13 6:-y 7:s
said=e & before=at	0:-4 1:-1 7:c
said=e & before=bracket	1:-y
said=e & before=colon	0:j
said=e & before=comma	0:-j 1:-10 2:-n 7:18
said=e & before=dash	0:2 1:-13 2:9 7:-1d
said=e & before=gap	1:r 2:-o 7:-6
said=e & before=line	0:-c 1:-n 2:m 3:v 4:h 6:-n 7:l
said=e & before=mark	1:n 2:b
said=e & before=start	0:8 1:r 2:-9 3:-8 4:-1 7:f
said=e & before=type	1:-6 3:c
said=e & before=word	1:-c 3:-9
said=e & end	0:-n 1:-1w 2:-8 3:9 7:l
said=e & joined	0:3 1:-20 2:-13
said=e & line=0	0:-a 1:14 2:-b 3:7 4:-1 7:x
said=e & line=1	0:-15 1:a 2:-g 3:1 4:t 6:-n
said=e & line=2	0:-8 1:-m 2:1e 3:a 4:b 6:-c 7:-i
said=e & one	0:-9 1:1m 2:4 3:3 4:w 6:-n 7:p
said=e & start	0:-c 1:h 2:-5 3:-6 7:1b
said=e & whole	0:-x 1:1h 2:5 3:q 4:13 6:-y 7:f
said=e & within	0:e 1:-1 2:g 3:-7 7:-i
said=ed	0:3 1:-1 3:-f
said=ed & before=colon	0:1
said=ed & before=comma	0:-7
said=ed & before=gap	0:1 1:-1
said=ed & before=line	0:h 3:-b
said=ed & before=start	0:4 1:b 3:-f
said=ed & end	0:h
said=ed & joined	0:y 1:-1
said=ed & line=0	0:-8 1:1 3:-f
said=ed & line=1	0:h 3:-b
said=ed & one	0:-v 1:b 3:-3
said=ed & start	0:a 3:-3
said=ed & whole	0:s 1:-1 3:-n
said=ed & within	0:-i
said=edp	1:-c
said=edp & before=line	1:-c
said=edp & line=1	1:-c
said=edp & whole	1:-c
said=ep	1:-1 2:h 7:-b
said=ep & before=comma	2:5
said=ep & before=dash	1:-1 2:1
said=ep & before=line	2:b 7:-b
said=ep & end	1:-1 2:1
said=ep & line=1	1:-1 2:6
said=ep & line=2	2:b 7:-b
said=ep & one	1:-1 2:h 7:-b
said=ep & whole	2:b 7:-b
said=ep & within	2:5
said=es	0:-2h 1:2a 2:-n 3:-6 4:-d 7:13
said=es & before=at	1:o
said=es & before=close	1:-g
said=es & before=comma	0:-n 1:i 2:-g 7:-8
said=es & before=dash	1:6 3:-6
said=es & before=gap	1:3
said=es & before=line	0:-c 1:f 3:-t 4:-4 7:t
said=es & before=mark	0:-c 1:6 3:2 7:b
said=es & before=start	0:-1o 1:19 4:-c
said=es & before=type	1:q 2:-c
said=es & before=word	3:r
said=es & end	0:-c 1:f 2:-j 3:k 7:b
said=es & joined	0:-t 1:s
said=es & line=0	0:-1q 1:1z 2:-l 3:q 4:-c
said=es & line=1	0:-c 1:u 3:-u 7:5
said=es & line=2	4:9 7:-7
said=es & one	0:-1k 1:19 2:-2 3:3 4:-f 7:q
said=es & start	0:-6 1:g 3:-1
said=es & whole	0:-1k 1:1w 2:-e 3:-o 4:-3 6:-c 7:k
said=es & within	0:-c 1:-5 3:1 7:-c
said=esd	0:o 1:-l 2:-8 3:-p 7:-b
said=esd & before=comma	0:8
said=esd & before=dash	0:o 1:-c
said=esd & before=line	0:-9 1:c 3:-2 6:-b 7:3
said=esd & before=start	0:-m 1:-c 3:-c
said=esd & end	0:x 1:-e
said=esd & joined	0:-1k 1:-n 2:-8
said=esd & line=0	0:k 1:-x 3:-j
said=esd & line=1	0:4 1:c 3:-6 7:-b
said=esd & line=2	0:-b 7:g
said=esd & one	0:1l 3:-n 7:5
said=esd & start	0:r 1:-c 3:-f 7:f
said=esd & whole	0:-1f 1:1 3:-a 7:-b
said=p	0:-1n 1:-w 2:2z 3:-18 4:-c 6:-1t 7:q
said=p & before=at	1:-e 2:-c
said=p & before=bracket	2:w
said=p & before=comma	2:-2 7:-c
said=p & before=dash	1:-6 2:8 7:7
said=p & before=gap	2:-c 6:-o
said=p & before=line	0:-c 1:-1t 2:1u 4:-c 7:x
said=p & before=mark	2:m 7:-b
said=p & before=start	0:-1n 2:2k 6:-18
said=p & before=type	1:s 2:-d 7:-o
said=p & before=word	2:-d 3:-y
said=p & end	1:-e 2:q 3:-18 7:6
said=p & joined	0:-z 1:-o 2:4d 7:-c
said=p & line=0	0:-c 1:2 2:f 3:-z 6:-b 7:-c
said=p & line=1	0:-c 1:-o 2:1a 3:-n 7:-16
said=p & line=2	0:-c 1:-1t 2:10 7:29
said=p & one	0:-s 1:-8 2:-m 3:-18 4:-c 6:-18 7:z
said=p & start	0:-5 2:-2m 6:-y 7:1h
said=p & whole	0:-c 1:-1f 2:36 3:-c 6:-o 7:-m
said=p & within	1:-2 2:y
said=s	0:-1g 1:w 2:-f 3:-o 4:c 6:-4 7:-3
said=s & before=at	1:j
said=s & before=bracket	1:-c
said=s & before=comma	0:-b 1:-12 2:-4
said=s & before=dash	1:k 7:7
said=s & before=gap	1:1
said=s & before=line	0:-5 1:s 4:8 6:-4 7:-15
said=s & before=mark	0:-c 1:u
said=s & before=start	0:-11 1:p 3:-b 7:-2
said=s & before=type	0:-g 1:e
said=s & end	0:-c 1:13 2:-4
said=s & joined	0:-g 1:t 4:8
said=s & line=0	0:-15 1:12 3:-q 7:-1
said=s & line=1	0:-g 1:v 2:-4 4:8 6:-4 7:-y
said=s & line=2	0:c 2:-c 4:c 7:-1
said=s & one	0:-11 1:8 2:-4 3:-10 7:-5
said=s & start	0:4 1:-9 3:-l 4:-8 6:-4 7:-f
said=s & whole	0:-w 1:1f 4:8 7:-e
said=s & within	0:-b 1:-g 7:a
said=sd	0:-c
said=sd & before=start	0:-c
said=sd & joined	0:-c
said=sd & line=0	0:-c
said=sd & whole	0:-c
said=sp	0:-c 1:n 2:-4 7:2
said=sp & before=at	1:1
said=sp & before=comma	1:b
said=sp & before=dash	1:9 7:-9
said=sp & before=line	0:-c 1:c 2:-4 7:4
said=sp & before=start	0:-8 1:8
said=sp & end	1:m 7:-b
said=sp & joined	1:1
said=sp & line=0	0:-8 1:r 7:-b
said=sp & line=1	0:-c 1:3 7:9
said=sp & line=2	2:-4 7:4
said=sp & one	0:-8 1:c 2:-4 7:b
said=sp & whole	0:-k 1:k 7:1
said=sp & within	1:-2 7:2
said=t	0:m 1:-1c 2:-n 3:o 4:-n 5:-c 6:-m 7:-3
said=t & before=close	0:-c 3:-s 6:-b
said=t & before=colon	0:-17
said=t & before=comma	0:k 1:1 3:-n 7:g
said=t & before=dash	0:q 1:-1
said=t & before=gap	0:-a 7:1
said=t & before=line	0:u 1:-17 2:-b 3:k 4:-c 7:p
said=t & before=mark	0:w 2:-1u 7:-b
said=t & before=start	0:f 1:-j 3:m 5:-c 6:-b 7:-c
said=t & before=type	0:d 1:3 7:-q
said=t & before=word	3:t 7:-7
said=t & end	0:16 1:m 2:-1k 3:-d 7:k
said=t & joined	0:14 1:-d 2:-z 7:-1
said=t & line=0	0:17 1:-m 2:-23 3:-1 5:-c 6:-m 7:-c
said=t & line=1	0:l 1:-11 3:10 4:-n 7:o
said=t & line=2	0:g 1:-b 2:-b 3:-8 7:-1
said=t & one	0:c 1:-1b 2:-19 3:8 4:-b 5:-c 6:-m 7:n
said=t & start	0:-l 1:-14 2:-c 3:14 5:-c 6:-b 7:i
said=t & whole	0:18 1:-1q 2:-b 3:y 4:-n 7:-j
said=t & within	0:d 2:-c 3:5
said=td	0:d 1:-t 2:-7 3:l 6:-c 7:-c
said=td & before=at	0:-c
said=td & before=comma	0:13
said=td & before=dash	0:l
said=td & before=gap	0:1
said=td & before=line	0:d 3:8 6:-c 7:-c
said=td & before=start	0:c 1:-b 2:-c 3:3
said=td & before=type	0:f 1:-8 2:-7
said=td & before=word	3:-o
said=td & end	0:14 3:-d
said=td & joined	0:-3 1:-b 3:-1
said=td & line=0	0:16 1:-u 2:-j 3:e
said=td & line=1	0:3 3:-f 6:-c
said=td & line=2	0:h 3:-1
said=td & one	0:m 1:-j 2:-c 3:-c 6:-c 7:-c
said=td & start	0:-b 3:r
said=td & whole	1:-u 2:-j 3:-l 7:-c
said=td & within	0:-c 3:-a
said=te	0:6 1:v 2:-m 4:v 6:-1j 7:-1
said=te & before=colon	0:-f 1:-c
said=te & before=comma	0:5 1:2 6:-c
said=te & before=dash	0:m 1:l
said=te & before=gap	0:a 1:1
said=te & before=line	0:10 1:9 4:l 6:-19 7:f
said=te & before=mark	0:d 1:d
said=te & before=start	0:n 1:-n 2:-b 4:-4 7:-4
said=te & before=type	0:c
said=te & before=word	0:-c
said=te & end	0:f 1:p
said=te & joined	0:13 2:-b 4:-8 6:-c 7:-c
said=te & line=0	0:s 1:-a 4:-4 7:-4
said=te & line=1	0:l 1:a 2:-b 4:t 6:-19 7:b
said=te & line=2	0:-3 1:5 4:c 7:-c
said=te & one	0:b 1:-e 2:-b 4:z 6:-19 7:c
said=te & start	0:g 1:-n 2:-b 7:1
said=te & whole	0:i 1:c 2:-b 4:y 6:-19 7:-c
said=te & within	0:-4 1:1 6:-c
said=ted	0:1k
said=ted & before=line	0:6
said=ted & before=start	0:1g
said=ted & joined	0:1b
said=ted & line=0	0:12
said=ted & line=1	0:6
said=ted & one	0:-2
said=ted & start	0:-4
said=ted & whole	0:1y
said=tes	0:-l 1:3 4:j
said=tes & before=comma	1:b
said=tes & before=dash	0:5 1:-5
said=tes & before=line	0:-j 1:1 4:j
said=tes & before=start	0:-9 1:b
said=tes & end	1:c
said=tes & joined	0:e 1:-1
said=tes & line=0	0:4 1:a
said=tes & line=1	1:1
said=tes & line=2	0:-j 4:j
said=tes & one	0:-m 1:g 4:j
said=tes & start	1:8
said=tes & whole	0:-n 1:4 4:c
said=tes & within	1:-5
said=tesd	0:-6 1:2 7:-5
said=tesd & before=line	1:2 7:-5
said=tesd & before=start	0:-6
said=tesd & joined	0:-6 7:-5
said=tesd & line=0	0:-b
said=tesd & line=1	1:1
said=tesd & line=2	1:1
said=tesd & one	1:1
said=tesd & whole	0:-6 1:2 7:-5
said=ts	0:-4
said=ts & before=comma	0:c
said=ts & before=start	0:4
said=ts & end	0:c
said=ts & joined	0:8
said=ts & line=1	0:4
said=ts & line=2	0:-8
said=ts & start	0:4
school	0:-2u 1:2h 2:-y 3:-22 4:z 6:-n 7:-4
school alone in line	0:-l 1:o 2:k 3:-e 4:-c 5:-8 6:-l 7:-r
school and	0:9 1:-p 2:-5 3:10 7:-x
school any	0:-2 1:i 2:-30 3:11 4:-21 5:-a 6:-h 7:b
school at=0	0:4 1:-1 2:11 3:d 4:-y 6:k 7:-3
school at=1	0:x 1:-6 2:-11 3:-3 6:-d 7:g
school at=2	0:1 1:b 2:e 3:u 6:-m 7:-j
school at=3	0:1 3:-p 7:3
school before=at	0:-f 1:x 2:-h 3:-y
school before=at behind=comma	1:-x
school before=at behind=end	0:-4 1:z 2:-c
school before=at behind=gap	3:-n
school before=at behind=line	0:-c 1:3 2:-5 3:-c
school before=bracket	1:-c 3:-n 6:-b 7:-5
school before=bracket behind=close	3:-n 6:-b
school before=bracket behind=end	7:2
school before=close	0:-c 1:-b 3:-r 6:-b 7:-3
school before=close behind=at	3:-b
school before=close behind=dash	3:-6 6:-b
school before=close behind=end	0:-c 1:-g 7:-3
school before=close behind=mark	3:-n
school before=colon	0:l
school before=colon behind=comma	0:j
school before=colon behind=dash	0:2
school before=colon behind=end	0:o
school before=colon behind=word	0:-f
school before=comma	0:-g 1:-h 2:-9 3:-1h 5:-8 6:-y 7:-k
school before=comma behind=bracket	0:-k 7:5
school before=comma behind=close	0:-3
school before=comma behind=comma	0:-d 3:-7 7:-4
school before=comma behind=dash	3:-1
school before=comma behind=date	1:-u 2:-c
school before=comma behind=end	0:i 1:8 2:-3 3:-1a 5:-8 6:-y 7:-q
school before=comma behind=gap	7:-3
school before=comma behind=line	0:-9 1:-i 2:8 3:-p 7:j
school before=comma behind=mark	3:-c
school before=comma behind=type	0:1t 2:c 3:-c
school before=comma behind=word	0:8 1:-c
school before=dash	0:1n 1:5 3:5 6:x
school before=dash behind=comma	0:-9
school before=dash behind=end	0:-1 1:-a 2:-b 3:f 6:6 7:6
school before=dash behind=gap	0:5 1:-5 6:m
school before=dash behind=line	0:-1 1:o 3:9
school before=dash behind=word	0:19
school before=date	6:2
school before=date behind=end	6:1
school before=gap	0:6 1:-2 2:-9 3:3 6:-3 7:b
school before=gap behind=comma	0:-m
school before=gap behind=dash	6:-b 7:b
school before=gap behind=date	0:c
school before=gap behind=end	0:h 1:-8 2:-p 3:r 6:j 7:-2
school before=gap behind=gap	6:-b 7:c
school before=gap behind=line	0:-e 2:d 3:-c
school before=gap behind=word	0:2
school before=line	0:a 1:i 2:r 3:2 4:-y 6:2 7:-d
school before=line behind=at	0:b 1:-c
school before=line behind=comma	0:-36 1:1 3:23 7:-b
school before=line behind=dash	0:-b 3:-1 6:1e 7:-i
school before=line behind=end	0:k 1:g 2:o 3:-l 4:-c 6:-t 7:-6
school before=line behind=gap	1:2 2:-b 3:-w 6:-a 7:u
school before=line behind=line	0:l 1:d 2:-1 3:-g 6:d 7:3
school before=line behind=mark	0:-b 7:b
school before=line behind=type	1:1
school before=line behind=word	0:a 1:-c 3:-c 7:7
school before=mark	0:5 1:j 3:-1 7:b
school before=mark behind=date	1:l
school before=mark behind=end	0:-p 1:4 2:b 3:-2 7:1
school before=mark behind=line	0:7 1:1 6:-5
school before=mark behind=word	0:t
school before=start	0:-h 1:-3 2:2 3:z 6:3 7:b
school before=start behind=at	0:1 1:-y 3:-15
school before=start behind=bracket	0:-o 1:-c
school before=start behind=close	0:-w
school before=start behind=colon	1:1 3:-7 6:k 7:i
school before=start behind=comma	0:l 1:1m 3:2 7:-7
school before=start behind=dash	0:1b 1:-5 3:11
school before=start behind=date	0:c
school before=start behind=end	0:-16 1:-1b 2:x 3:-a 7:-b
school before=start behind=gap	0:-d 1:m 3:-b 6:-b 7:4
school before=start behind=line	0:-n 1:p 2:-l 3:-j 6:z 7:1
school before=start behind=mark	0:v 1:c 3:e
school before=start behind=type	0:-14 1:8 3:u
school before=start behind=word	0:-f 1:-k 3:-x 7:-8
school before=type	0:w 1:-9 2:2 3:1g 6:-n 7:-r
school before=type behind=at	1:-c
school before=type behind=comma	1:-4 3:-1
school before=type behind=end	0:s 1:h 2:-n 3:14
school before=type behind=line	0:m 1:1 2:d 3:-1 7:-a
school before=type behind=type	0:-g 1:e
school before=type behind=word	0:-m
school before=word	0:-h 2:-6 3:-2 6:-1 7:e
school before=word behind=at	3:1o
school before=word behind=comma	2:-7 3:-1f
school before=word behind=dash	3:p
school before=word behind=end	1:-1 2:-6 3:-c 6:-1 7:-5
school before=word behind=gap	3:j
school before=word behind=line	0:-6 3:k
school before=word behind=mark	3:5
school before=word behind=type	3:-10
school begins small	0:-18 1:-1 2:-x 3:-1j 6:-1i 7:1z
school behind gap	0:-3 1:-a 2:-p 3:-11 6:7 7:7
school behind=at	0:3 1:-1g 3:15
school behind=bracket	0:-f 1:-c 6:-b 7:g
school behind=close	0:-18 3:-n 6:-b 7:-3
school behind=colon	1:1 3:-7 6:e 7:n
school behind=comma	0:-26 1:z 3:-p 7:-i
school behind=dash	0:-4 1:2 3:17 6:9 7:-6
school behind=date	0:b 1:-7
school behind=end	0:z 1:-8 2:t 3:3 4:-y 5:-8 6:-18 7:3
school behind=gap	0:-6 1:m 2:-b 3:-u 6:-f 7:15
school behind=line	0:-a 1:w 2:-c 3:-3 6:10 7:-u
school behind=mark	0:x 1:1 3:-e 6:-b 7:9
school behind=type	0:8 1:e 2:1 3:b
school behind=word	0:1a 1:-18 3:-x 7:-2
school bold before	0:15 1:e 2:u 3:-3q 6:-13 7:-10
school capitals	0:e 3:-6 6:-b 7:c
school code	0:-o 2:-5 3:-1s 6:13 7:1z
school contract	2:-8 3:-j 6:3g 7:-2e
school country or town	1:-e 2:l 3:-18 7:-b
school dated=false	0:-2 1:-q 2:-13 3:u 5:-8 6:-j 7:-g
school dated=true	0:a 1:x 2:h 3:-l 4:-y 6:9 7:-a
school degree	0:23 1:-20 2:-s 3:-w 6:-m 7:b
school employer=0	0:-q 1:-f 2:2 3:b 4:-n 5:-8 6:8 7:r
school employer=1	1:-2 3:-6 6:-b 7:m
school employer=2	0:a 1:v 2:-8 3:5 4:-c 6:-b 7:-8
school ends in stop	0:15 1:-5 2:5 3:-d
school ends joining	0:2g 1:-16 3:-2a 7:1b
school figures	0:w 1:-5 2:-5 3:-2x 6:2l 7:-6
school from=0 of 0	0:-5 1:-9 2:17 3:-a 7:-b
school from=0 of 1	0:x 1:-9 3:-3 7:-x
school from=0 of 2	0:-9 2:-j 3:1r 6:-i 7:s
school from=0 of 3	0:-8 1:3 2:-a 3:-9 6:14 7:c
school from=0 of 4	0:1 1:1 3:1
school from=1 of 1	0:5 1:8 2:-u 3:2s 7:-1w
school from=1 of 2	0:-2 1:-9 2:r 3:-1 6:-e 7:-j
school from=1 of 3	0:-b 1:-15 2:2 3:u 6:-j 7:-i
school from=1 of 4	0:-9 2:b 3:-b
school from=2 of 2	0:-a 1:a 2:g 3:e 4:-c 5:-8 6:-1o 7:1c
school from=2 of 3	0:n 1:s 2:-m 3:-g 6:-13 7:p
school from=2 of 4	0:1 1:1 3:-b
school from=3 of 3	0:-e 1:-2 2:-7 3:-1w 4:-c 6:2 7:1l
school from=3 of 4	0:-3 2:-o 3:-2 6:7 7:20
school in stretch=end	0:a 1:z 2:-v 3:-t 5:-8 6:-9 7:5
school in stretch=start	0:-g 1:-o 3:18 6:c 7:f
school in stretch=whole	0:-b 1:l 2:7 3:7 4:-y 6:-k 7:f
school in stretch=within	1:-12 2:-7 3:-n 7:9
school inner at	0:-h 1:1h
school inner bracket	0:16 6:-b
school inner close	0:1q
school inner colon	0:-l
school inner comma	0:1j 1:-x 2:-7 3:-h 6:-b
school inner dash	0:-v 1:-15 3:-m
school inner mark	0:-c 1:-n
school inner type	0:-p 1:-n
school inner word	0:15 1:20 2:-c 3:-c 7:-5
school left=0	0:-6 1:9 2:b 3:v 4:-y 6:-z 7:n
school left=1	0:-6 1:s 2:1 3:-k 6:c 7:-5
school left=2	0:-18 1:o 2:-6 3:-d 6:-3 7:q
school left=3	0:-p 1:-10 2:-3 3:-p 6:14 7:-5
school line=0/0	0:-e 1:-h 2:i 3:-i 6:-5 7:5
school line=0/1	0:4 1:o 2:n 3:-6 6:4 7:-p
school line=0/2	0:2 1:-3 2:-a 3:-x 6:k 7:-9
school line=0/3	0:h 1:1 3:m 7:d
school line=1/1	0:-4 1:h 2:-f 3:4 5:-8 6:5 7:12
school line=1/2	0:-1 1:1 2:-1 3:n 6:l 7:-17
school line=1/3	1:e 3:-7
school line=2/2	0:19 1:1 2:-4 3:-2 6:-4 7:-n
school line=2/3	0:1 1:1 3:-i
school line=3/3	0:-j 1:-c 2:-b 3:9 4:-c 6:n 7:r
school listed title=0	0:i 1:-a 2:6 3:1 5:-8 6:-w 7:-g
school listed title=4	0:20 3:-h 7:-1
school mark	2:-8 3:-j 6:1i 7:-r
school one capital word	0:-3d 1:-1b 2:-5 3:w 4:-n 5:-8 6:-1m 7:-1
school one chunk	0:6 1:-4 2:u 3:w 4:-y 5:-8 6:i 7:-a
school place=0	0:o 1:a 2:-1d 3:r 4:-y 5:-8 6:10 7:b
school place=1	1:-j 3:-2
school place=2	3:-8 6:-m 7:17
school place=3	0:-8 1:8 2:-5 7:s
school place=4	1:-q 2:8 3:-18 7:-b
school said=	0:1 1:-x 2:-f 3:14 6:-6 7:3
school said= & before=at	3:-n
school said= & before=bracket	1:-c 3:-n 6:-b 7:-c
school said= & before=close	0:-3 3:-b 7:-3
school said= & before=comma	0:-19 1:7 2:2 3:-12 5:-8 6:-n 7:-x
school said= & before=dash	0:3 2:-b 3:9 6:-4 7:4
school said= & before=date	6:2
school said= & before=gap	0:-g 1:-d 3:7 6:9 7:c
school said= & before=line	0:a 1:-i 2:q 3:11 4:-n 6:q 7:7
school said= & before=mark	0:8 1:1 3:-7
school said= & before=start	0:d 1:-d 2:i 3:12 6:3 7:w
school said= & before=type	0:10 1:-g 2:-l 3:x 7:-r
school said= & before=word	1:-1 3:o 6:-1 7:j
school said= & end	0:-1x 1:-k 2:-12 3:-6 6:-c 7:-e
school said= & joined	0:-f 1:9 2:-9 3:-11 7:-c
school said= & line=0	0:-o 1:-10 2:y 3:d 6:9 7:g
school said= & line=1	0:4 1:-6 2:-p 3:-h 5:-8 6:b 7:18
school said= & line=2	0:-a 2:-p 3:9 6:n 7:-4
school said= & one	0:-9 1:-18 2:14 3:-5 4:-n 5:-8 6:7 7:4
school said= & start	0:1a 1:4 3:u 6:1c 7:-1
school said= & whole	0:-v 1:-n 2:r 3:-2 4:-n 6:-b 7:1e
school said= & within	0:9 3:-7 6:-b 7:-a
school said=d	0:24 1:-1a 2:-s 3:-a 6:-m 7:g
school said=d & before=at	2:-5
school said=d & before=colon	0:u
school said=d & before=comma	0:1o 7:m
school said=d & before=dash	0:4
school said=d & before=gap	0:e 2:-c 3:-4 7:-b
school said=d & before=line	0:-r 1:-b 3:-f 7:d
school said=d & before=mark	0:1
school said=d & before=start	0:9 1:-p 2:-c 3:d 6:-m 7:-e
school said=d & before=type	0:j
school said=d & before=word	3:f 7:-4
school said=d & end	0:y 2:-5 3:-a 7:f
school said=d & joined	0:3 2:-c 7:-3
school said=d & line=0	0:w 1:-n 2:-h 3:l 6:-b 7:-p
school said=d & line=1	0:y 1:-c 3:2 7:6
school said=d & line=2	1:-b 3:-b 7:8
school said=d & one	0:13 1:-z 3:-s 6:-m 7:-4
school said=d & start	0:3 1:-c 3:-1o 6:-m 7:-f
school said=d & whole	0:1h 1:-x 2:-c 3:1a
school said=d & within	0:n 3:k 7:8
school said=dp	2:1
school said=dp & before=type	2:1
school said=dp & joined	2:1
school said=dp & whole	2:1
school said=e	0:u 1:-p 3:n 7:-n
school said=e & before=at	0:-4 1:-5
school said=e & before=comma	0:-6 3:-7
school said=e & before=dash	0:5 1:-g
school said=e & before=line	0:-c 1:2 3:f 7:-n
school said=e & before=mark	0:b 3:-b
school said=e & before=start	0:p 1:-e 3:-3
school said=e & before=type	1:-c 3:c
school said=e & before=word	3:g
school said=e & end	0:d 1:-g 3:-2
school said=e & joined	0:-5
school said=e & line=0	0:l 1:-14 3:-b
school said=e & line=1	0:-6 3:k 7:-b
school said=e & line=2	0:-4 3:h 7:-c
school said=e & one	0:6 1:-k 3:a 7:-b
school said=e & start	0:d 1:-g 3:h 7:-b
school said=e & whole	0:-s 1:1 3:q
school said=e & within	3:-j
school said=ed	0:k 1:-1 3:-q
school said=ed & before=colon	0:1
school said=ed & before=comma	0:-7
school said=ed & before=gap	0:c 1:-1
school said=ed & before=line	0:h 3:-b
school said=ed & before=start	0:-k 3:-3
school said=ed & before=type	0:b
school said=ed & end	0:h
school said=ed & joined	0:q 3:-c
school said=ed & line=0	0:8 1:-1 3:-f
school said=ed & line=1	0:h 3:-b
school said=ed & one	0:-b 3:-b
school said=ed & start	0:7
school said=ed & whole	0:h 1:-1 3:-b
school said=ed & within	0:-o
school said=edp & before=line	1:-c
school said=edp & joined	1:-c
school said=edp & line=1	1:-c
school said=edp & whole	1:-c
school said=es	0:-n 1:1b 2:-c 3:-7 4:-c 7:13
school said=es & before=at	1:g
school said=es & before=close	1:-g
school said=es & before=comma	0:-n 1:5
school said=es & before=dash	1:h 3:-6
school said=es & before=gap	1:2
school said=es & before=line	0:-2 1:8 3:-k 4:-c 7:l
school said=es & before=mark	1:-7 3:e
school said=es & before=start	0:-u 1:z
school said=es & before=type	1:q 2:-c
school said=es & before=word	3:j
school said=es & end	0:-n 1:1a 3:v
school said=es & joined	0:-j 1:w
school said=es & line=0	0:-o 1:1i 2:-c 3:u
school said=es & line=1	0:-c 1:q 3:-w 7:t
school said=es & line=2	0:-2 1:-a 2:-2 4:-c 7:r
school said=es & one	0:-19 1:1e 2:-c 3:h 4:-c 7:n
school said=es & start	0:-7 1:g 3:-6 7:6
school said=es & whole	0:-p 1:1e 2:-e 3:-b 4:-c 7:7
school said=es & within	0:-c 1:-b 3:1
school said=esd	0:b 1:-l 2:-8 3:-i 6:-b 7:-6
school said=esd & before=comma	0:8
school said=esd & before=dash	0:11 1:-p
school said=esd & before=line	0:-6 1:c 3:-6 6:-b 7:4
school said=esd & before=start	0:-o 1:-a 2:-8 3:-j
school said=esd & end	0:x 1:-e
school said=esd & joined	0:-1n 1:-c 2:-8 6:-b
school said=esd & line=0	0:9 1:-18 2:-8 3:-j
school said=esd & line=1	0:4 1:c 3:-6 6:-b 7:-b
school said=esd & line=2	0:-b 7:g
school said=esd & one	0:l 1:b 3:-p 7:f
school said=esd & start	0:r 1:-c 3:-c 7:f
school said=esd & whole	0:-1d 1:-b 2:-8 3:-2 6:-b 7:-b
school said=p	1:-e 2:z 3:-1j 7:-4
school said=p & before=at	1:-e 2:-n
school said=p & before=comma	2:k 3:-c
school said=p & before=dash	7:c
school said=p & before=gap	2:d 3:-c
school said=p & before=line	2:-3 7:h
school said=p & before=mark	2:b 7:-b
school said=p & before=type	2:c
school said=p & before=word	2:-d 3:-y
school said=p & end	2:-7 3:-18
school said=p & joined	2:1
school said=p & line=0	2:l 3:-z
school said=p & line=1	2:-c 3:-n
school said=p & line=2	2:8 7:j
school said=p & one	1:-e 2:-1 3:-18 7:j
school said=p & start	7:c
school said=p & whole	2:m 3:-c 7:5
school said=p & within	2:-7
school said=s	0:-11 1:x 3:-10
school said=s & before=at	1:n
school said=s & before=comma	1:-1b
school said=s & before=dash	1:c
school said=s & before=gap	1:1
school said=s & before=line	0:-n 1:g
school said=s & before=mark	1:1
school said=s & before=start	0:-b 1:e 3:-y
school said=s & before=type	0:-b 1:b
school said=s & end	1:z
school said=s & joined	1:10
school said=s & line=0	0:-x 1:10 3:-o
school said=s & line=1	1:4
school said=s & line=2	1:2
school said=s & one	0:-1l 1:k 3:-q
school said=s & start	0:-x 1:k 3:-l
school said=s & whole	0:-s 1:1c 3:-b
school said=s & within	0:-b 1:-c
school said=sd	0:-c
school said=sd & before=start	0:-c
school said=sd & joined	0:-c
school said=sd & line=0	0:-c
school said=sd & whole	0:-c
school said=sp	0:-8 1:8
school said=sp & before=at	1:1
school said=sp & before=start	0:-8 1:8
school said=sp & end	1:1
school said=sp & joined	1:1
school said=sp & line=0	0:-8 1:8
school said=sp & one	0:-8 1:8
school said=sp & whole	0:-8 1:8
school said=t	0:-1t 1:1 3:o 6:-b 7:b
school said=t & before=close	0:-c 3:-s 6:-b
school said=t & before=comma	0:-y 1:1 3:-n
school said=t & before=dash	0:-1
school said=t & before=line	0:-l 3:8 7:q
school said=t & before=start	0:k 1:c 3:a 7:-c
school said=t & before=word	3:m 7:-i
school said=t & end	0:-1o 1:1 3:-7 7:-b
school said=t & joined	0:-3
school said=t & line=0	0:-y 1:-d 3:10 6:-b
school said=t & line=1	0:-1e 1:e 3:17 7:f
school said=t & line=2	0:-1 3:-m 7:6
school said=t & one	0:-18 1:-1 2:-b 3:x 7:8
school said=t & start	0:-9 3:11
school said=t & whole	0:-l 1:b 2:-b 3:7 7:o
school said=t & within	3:f 6:-b
school said=td	0:18 1:-c 3:-4 7:-c
school said=td & before=at	0:-c
school said=td & before=comma	0:m
school said=td & before=dash	0:e
school said=td & before=gap	0:1
school said=td & before=line	0:a 3:6 7:-c
school said=td & before=mark	0:c
school said=td & before=start	0:5 1:-c 3:1
school said=td & before=type	0:8 1:-8
school said=td & before=word	0:-6 3:-q
school said=td & end	0:1x 3:-f
school said=td & joined	0:1c 1:-b 3:-1
school said=td & line=0	0:l 1:-u 3:-o
school said=td & line=1	0:-6 3:e
school said=td & line=2	0:x 7:-c
school said=td & one	0:-3 1:-c 3:a 7:-c
school said=td & start	0:-z 3:q
school said=td & whole	0:1e 1:-u 3:-2 7:-c
school said=td & within	0:-e 3:-e
school said=te	0:c
school said=te & before=line	0:c
school said=te & joined	0:c
school said=te & line=1	0:c
school said=ted	0:1r
school said=ted & before=line	0:6
school said=ted & before=start	0:1p
school said=ted & joined	0:1p
school said=ted & line=0	0:13
school said=ted & line=1	0:6
school said=ted & one	0:1
school said=ted & whole	0:1p
school said=tes	0:-c 1:l
school said=tes & before=at	1:1
school said=tes & before=line	1:1
school said=tes & before=start	0:-c 1:c
school said=tes & end	1:c
school said=tes & joined	0:-8
school said=tes & line=0	0:-c 1:l
school said=tes & line=1	1:1
school said=tes & one	0:-4 1:k
school said=tes & whole	0:-c 1:4
school said=tesd	0:-j 1:2 7:-5
school said=tesd & before=line	1:1 7:-5
school said=tesd & before=start	0:-b
school said=tesd & joined	0:-6 7:-5
school said=tesd & line=0	0:4
school said=tesd & line=1	1:1
school said=tesd & line=2	1:1
school said=tesd & one	1:2
school said=tesd & whole	0:-6 1:2 7:-5
school school	0:-13 1:17 2:-m 3:-16 4:-c 6:-b 7:t
school small=0	0:9 1:-i 2:h 3:3 4:-n 6:2 7:-f
school small=1	0:1u 1:v 2:-h 3:-m 6:-b 7:-3
school small=2	0:-2 1:s 2:4 3:-l 6:-2 7:-3
school small=3	0:-w 1:-e 3:-1 6:-2 7:1j
school title=0	0:c 1:9 2:-c 3:1l 6:3 7:-i
school title=1	0:-5 3:-2 7:3
school title=2	0:10 3:-16
school title=3	0:5 1:-6 3:1g 6:-b 7:-s
school type=bold	0:12 1:-l 2:-c 3:6 6:n 7:t
school type=bold & line=0	0:11 1:-a 2:-c 3:-2 7:-11
school type=bold & line=1	0:1b 1:-7 3:1g 4:-n 7:1r
school type=bold & line=2	0:-i 3:-4 6:o 7:3
school type=italic	0:-y 1:q 2:1 3:-25 6:-1 7:-2
school type=italic & line=0	0:-c 1:e 2:c 3:-x
school type=italic & line=1	0:-w 1:g 2:-c 3:-1e 6:-1 7:-2
school type=one	0:-c 1:-d 2:-3 3:8 5:-8 6:r 7:-x
school type=one & line=0	0:-c 1:g 2:d 3:5 6:-2 7:m
school type=one & line=1	0:-1 1:n 2:-3 3:-q 5:-8 6:-7 7:-n
school type=one & line=2	0:-b 1:b 3:6 6:-9 7:7
school type=plain	0:1f 1:o 2:m 3:e 4:-c 6:-v 7:-1f
school type=plain & line=0	0:14 1:-c 2:1c 3:-1k 6:-n 7:p
school type=plain & line=1	0:-p 1:q 2:-w 3:h 6:t 7:-y
school type=plain & line=2	0:b 1:-h 2:-c 3:f 4:-c 6:u 7:m
school words=0	0:b 1:-19 3:j 6:t 7:b
school words=0 & before=at	2:-n 3:-y
school words=0 & before=bracket	1:-c 3:-n 6:-b 7:-l
school words=0 & before=close	3:-g 6:-b
school words=0 & before=comma	1:-k 2:d 3:-18 5:-8 6:-n 7:3
school words=0 & before=dash	0:18 1:-b 2:-b 3:g 6:x 7:-a
school words=0 & before=date	6:2
school words=0 & before=gap	0:a 1:1 2:d 3:-6 6:c 7:-u
school words=0 & before=line	0:e 1:-w 2:4 3:j 4:-n 6:-2 7:g
school words=0 & before=mark	0:8 2:b 3:c 7:-b
school words=0 & before=start	0:-s 1:-e 2:s 3:14 6:-5 7:y
school words=0 & before=type	0:l 1:-g 2:-d 3:10 7:-a
school words=0 & before=word	2:-d 3:-2 6:-1 7:9
school words=0 & line=0	0:-u 1:-1d 2:19 3:-v 6:c 7:11
school words=0 & line=1	0:q 1:-l 2:-o 3:s 4:-n 5:-8 6:g 7:1c
school words=0 & line=2	0:-f 2:-g 3:z 6:17 7:-x
school words=0 & one=false	0:-9 1:-1z 2:-u 3:k 5:-8 6:p 7:-4
school words=0 & one=true	2:r 3:-z
school words=1	0:12 1:4 2:-2 3:-3 6:-k 7:15
school words=1 & before=at	1:4
school words=1 & before=close	0:-c 3:-n
school words=1 & before=colon	0:i
school words=1 & before=comma	0:1 1:-9 2:4 3:-8 6:-c
school words=1 & before=dash	0:7 1:c 3:9 6:-b 7:m
school words=1 & before=gap	1:-f 3:-m 6:-3 7:16
school words=1 & before=line	0:-p 1:-9 2:g 3:13 6:g 7:-r
school words=1 & before=mark	0:3 1:s 3:-g
school words=1 & before=start	0:-n 1:s 2:-3 3:-j 6:-3 7:-j
school words=1 & before=type	1:2 2:-c 3:b
school words=1 & before=word	0:-6 3:1w 7:-7
school words=1 & line=0	0:-g 1:13 2:l 3:1n 6:-3 7:g
school words=1 & line=1	0:-16 1:-2 3:b 6:4 7:e
school words=1 & line=2	0:j 1:-7 2:9 3:-4 6:-w 7:2
school words=1 & one=false	0:-3 1:f 2:f 3:i 6:5 7:-3
school words=1 & one=true	0:-j 1:3 2:-3 3:t 7:-b
school words=2	0:e 1:-s 2:-u 3:s 6:-2 7:-12
school words=2 & before=at	1:a
school words=2 & before=bracket	7:j
school words=2 & before=close	0:-3
school words=2 & before=colon	0:-h
school words=2 & before=comma	0:12 1:w 2:-z 3:-f 7:-8
school words=2 & before=dash	0:h 1:-6 3:-a
school words=2 & before=gap	0:-b 1:1 3:g
school words=2 & before=line	0:-j 1:-1 2:-3 3:t 4:-c 6:-2 7:-j
school words=2 & before=mark	0:-f 1:-7 3:8 7:b
school words=2 & before=start	0:a 1:-l 3:-h 7:-f
school words=2 & before=type	0:-f 1:2 2:1 3:1
school words=2 & before=word	3:d
school words=2 & line=0	0:-b 1:-i 2:-z 3:g 7:-n
school words=2 & line=1	0:-8 1:4 2:-3 3:18 6:-2 7:-a
school words=2 & line=2	0:-4 1:1 2:9 3:-p 4:-c 7:9
school words=2 & one=false	0:a 1:-a 2:-x 3:5 4:-c 6:-2 7:-t
school words=2 & one=true	0:-c 1:-9 3:9
school words=3	0:p 1:b 2:-2 3:-1j 6:-i 7:-1c
school words=3 & before=at	0:-4 1:d
school words=3 & before=close	1:-5
school words=3 & before=colon	0:s
school words=3 & before=comma	0:-f 1:-m 7:-3
school words=3 & before=dash	0:1 1:2
school words=3 & before=gap	0:4 1:1
school words=3 & before=line	0:-4 1:x 2:-2 3:-n 6:-1 7:-n
school words=3 & before=mark	0:7 1:2 6:-5
school words=3 & before=start	0:m 1:9 2:-c 3:-m 6:-b 7:-f
school words=3 & before=type	0:1 1:q
school words=3 & before=word	1:-1 3:-m
school words=3 & line=0	0:14 1:k 2:-c 3:-18 6:-g 7:-a
school words=3 & line=1	0:-10 1:q 3:-y 6:-1 7:-m
school words=3 & line=2	0:v 1:-1 2:-2 7:-6
school words=3 & one=false	0:l 1:c 2:-e 3:-1s 6:-7 7:-1a
school words=3 & one=true	0:e 1:-u
school words=4	0:x 1:1e 3:-p 6:-b 7:-5
school words=4 & before=at	0:-c 1:n 2:-5
school words=4 & before=comma	0:7 1:-8
school words=4 & before=dash	0:4
school words=4 & before=gap	0:1
school words=4 & before=line	0:-j 1:d 6:-b 7:-4
school words=4 & before=mark	0:b 3:-b
school words=4 & before=start	0:1p 1:4
school words=4 & before=type	0:b
school words=4 & line=0	0:x 1:1g 2:-5 3:-b
school words=4 & line=1	0:n 1:h 3:-b 6:-b
school words=4 & line=2	7:-4
school words=4 & one=false	0:8 1:1f 3:-p 7:-4
school words=4 & one=true	0:-8 1:-c
school words=5	0:-7
school words=5 & before=start	0:-7
school words=5 & line=0	0:-7
school words=5 & one=false	0:-7
small=0	0:-q 1:1p 2:11 3:-6 4:-2u 5:-z 6:-13 7:-v
small=1	0:z 1:1x 2:-1b 3:-1p 4:-1i 6:-11 7:-l
small=2	0:1a 1:1u 2:15 3:p 4:v 6:-1k 7:h
small=3	0:1p 1:-6l 2:-2t 3:-h 4:1w 6:1p 7:1o
title=0	0:-27 1:1i 2:-1 3:-17 4:-1f 5:-v 6:-1e
title=1	0:17 1:-1z 2:-c 3:-2 6:-b 7:i
title=2	0:13 1:-4 3:-18
title=3	0:2u 1:-1n 2:-2q 3:19 4:x 5:-c 6:-2b 7:-l
type as others	0:3n 1:4r 2:3j 3:-1n 4:-1a 5:-c 6:32 7:-16
type not as others	0:-2i 1:-2u 2:-19 3:37 4:-b 5:-17 6:-2n 7:n
type=bold	0:v 1:t 2:-5g 3:1p 4:-17 6:-1q 7:d
type=bold & line=0	0:x 1:t 2:-2y 3:d 4:-1 6:-31 7:-1p
type=bold & line=1	0:c 1:-7 2:-18 3:13 4:-o 5:-c 6:-y 7:3d
type=bold & line=2	0:a 2:-19 3:i 6:-15 7:1i
type=italic	0:z 1:-4 2:-7 3:-3v 4:1w 6:-1r 7:-17
type=italic & line=0	0:18 1:-11 2:c 3:-1w 7:-7
type=italic & line=1	0:-9 1:2c 2:9 3:-1u 4:-1i 6:-d 7:-1z
type=italic & line=2	0:-16 1:-n 2:-q 4:2f 6:-f 7:-c
type=one	0:a 1:f 2:i 3:-n 4:-46 5:-10 6:-3 7:-v
type=one & line=0	0:m 1:6 2:-c 3:-i 4:-8 5:-10 6:r 7:e
type=one & line=1	0:5 1:16 2:-4 3:-1g 4:-14 5:-8 6:17 7:-f
type=one & line=2	0:-2 1:-4 2:h 3:h 4:-w 6:18 7:-o
type=plain	0:m 1:-w 2:2l 3:-h 4:1m 6:u 7:-16
type=plain & line=0	0:-p 1:1i 2:k 3:-39 4:-h 6:e 7:29
type=plain & line=1	0:6 1:-1 2:j 3:z 4:s 6:1 7:-1l
type=plain & line=2	0:-1l 1:-d 2:15 3:-13 4:2c 6:-a 7:z
words=0	0:-g 1:-28 2:-8 3:-c 4:-22 5:-j 6:m 7:-q
words=0 & before=at	0:-c 1:9 2:-19 3:-19 6:-2 7:-l
words=0 & before=bracket	0:-7 1:-v 2:9 3:-c 6:-1h 7:-11
words=0 & before=close	0:-c 1:19 3:-h 6:-m 7:3
words=0 & before=colon	0:1r 1:-c 2:-7 4:-c 6:c 7:-c
words=0 & before=comma	0:-3 1:r 2:-a 3:-13 4:-c 6:-n 7:-13
words=0 & before=dash	0:1h 1:22 2:1o 3:c 6:25 7:-a
words=0 & before=date	0:-7 2:-z 3:-s 6:o 7:17
words=0 & before=gap	0:-p 1:-b 2:-s 3:2 6:y 7:-s
words=0 & before=line	0:t 1:-12 2:1v 3:-f 4:-1s 5:-c 6:5 7:-k
words=0 & before=mark	0:-1u 1:-a 2:8 3:y 6:-5 7:-v
words=0 & before=start	0:r 1:-19 2:n 3:1p 5:-c 6:-1p 7:u
words=0 & before=type	0:5 1:-21 2:1u 3:-7 6:-n 7:g
words=0 & before=word	0:-b 1:-h 2:-1b 3:-3 6:-k 7:-k
words=0 & line=0	0:-1k 1:-1k 2:-t 3:-v 4:-n 5:-c 6:s 7:3
words=0 & line=1	0:-x 1:-j 2:-n 3:d 4:-n 5:-8 6:-i 7:1t
words=0 & line=2	0:i 1:-36 2:o 3:e 4:-9 6:2e 7:-y
words=0 & one=false	0:-x 1:-1v 2:-6 3:-m 4:-20 5:-v 6:3 7:v
words=0 & one=true	0:-1i 1:e 2:1a 3:-y 6:h
words=1	0:-k 1:p 2:a 3:u 4:-1y 5:-o 6:-s 7:-i
words=1 & before=at	0:-b 1:9
words=1 & before=bracket	1:-1s 2:-e 6:-n 7:-1
words=1 & before=close	0:-c 1:9 2:-n 3:-c 6:-5 7:h
words=1 & before=colon	0:11 1:-6
words=1 & before=comma	0:1 1:-1a 2:-h 3:-w 6:-n 7:-1c
words=1 & before=dash	0:-t 1:-1h 2:-t 3:-f 6:-p 7:c
words=1 & before=date	0:-b 1:-1
words=1 & before=gap	0:-23 1:1r 2:1h 3:-w 4:-c 6:-w 7:1q
words=1 & before=line	0:-3 1:n 2:-1b 3:y 4:-1n 6:y 7:l
words=1 & before=mark	0:-e 1:28 2:1g 3:-b 7:e
words=1 & before=start	0:-m 1:s 2:-2 3:-g 5:-o 6:-1q 7:-1c
words=1 & before=type	0:25 1:o 2:v 3:i 7:-n
words=1 & before=word	0:-9 1:-d 3:9 7:7
words=1 & line=0	0:-d 1:k 2:v 4:-c 5:-o 6:-1k 7:-13
words=1 & line=1	0:-p 1:-o 2:-k 3:c 4:-f 6:a 7:9
words=1 & line=2	0:-4 1:j 2:w 3:-l 4:-1c 6:-1f 7:23
words=1 & one=false	1:o 2:-1g 3:8 4:-2h 6:-m 7:c
words=1 & one=true	0:-p 1:n 2:-9 3:u 6:7 7:-b
words=2	0:n 1:d 2:-p 3:-h 4:-1b 6:-1w 7:a
words=2 & before=at	0:-3 1:-3 7:p
words=2 & before=bracket	0:-6 1:-c 7:q
words=2 & before=close	0:-3 1:r 7:-7
words=2 & before=colon	0:-1n 1:-b
words=2 & before=comma	0:7 1:1m 2:-1k 3:-j 6:-n 7:r
words=2 & before=dash	0:-9 1:1c 2:r 3:a 6:-o 7:-v
words=2 & before=date	1:-b 2:b
words=2 & before=gap	0:-16 1:1e 2:-2 3:-f 7:c
words=2 & before=line	0:-c 1:k 2:-6 3:-m 4:-j 6:-p 7:-16
words=2 & before=mark	0:2f 1:-21 2:1f 7:k
words=2 & before=start	0:-p 1:6 2:b 3:-g 4:-c 6:-p 7:-w
words=2 & before=type	0:-16 1:1z 2:-z 3:a 7:-b
words=2 & before=word	0:-i 1:-g 2:-c 3:1l 7:-9
words=2 & line=0	0:6 1:q 2:-e 3:-8 4:-c 5:-2 6:-11 7:-13
words=2 & line=1	0:-2 1:-2 2:-13 3:1h 4:-7 6:-e 7:f
words=2 & line=2	0:-6 1:-5 2:1 3:-f 4:8 6:-n 7:3
words=2 & one=false	0:5 1:k 2:-f 3:v 4:-y 5:-2 6:-28 7:c
words=2 & one=true	0:-g 1:-o 2:-g 3:4 7:-5
words=3	0:t 1:2s 2:-1a 3:-2e 4:2 6:1 7:-1j
words=3 & before=at	0:-g 1:10
words=3 & before=bracket	0:-k 1:-c 2:-8
words=3 & before=close	1:-p
words=3 & before=colon	0:s 1:-8
words=3 & before=comma	0:l 1:2 2:-1c 6:-c 7:-3
words=3 & before=dash	0:-f 1:-s 2:-1 6:-b
words=3 & before=date	2:b
words=3 & before=gap	0:14 1:12 2:-4 4:-o 7:-b
words=3 & before=line	0:-9 1:z 2:-u 3:-15 4:a 6:r 7:-r
words=3 & before=mark	0:-17 1:c 2:-c 6:-7
words=3 & before=start	0:d 1:1e 2:-r 3:-12 4:e 6:14 7:-8
words=3 & before=type	0:e 1:19 2:1q 6:-n
words=3 & before=word	0:-n 1:-m 3:-x
words=3 & line=0	0:j 1:15 2:-1v 3:-v 4:-i 6:3 7:-p
words=3 & line=1	0:-2 1:d 2:j 3:-1k 4:h 6:f 7:-11
words=3 & line=2	0:-5 1:x 2:-u 4:6 6:-v 7:l
words=3 & one=false	0:p 1:1v 2:-1z 3:-2e 4:11 6:q 7:-1g
words=3 & one=true	0:5 1:-1 3:-1
words=4	0:7 1:10 2:-1w 3:-1e 4:w 6:-p 7:-d
words=4 & before=at	0:-c 1:p 2:-5
words=4 & before=bracket	0:-5
words=4 & before=close	0:-c
words=4 & before=comma	0:-10 1:-d 2:-f
words=4 & before=dash	0:-w 1:-j
words=4 & before=gap	0:q 1:c
words=4 & before=line	0:-2 1:j 2:-11 3:-c 4:1y 6:-x 7:-n
words=4 & before=mark	0:1n 2:-c 3:-b
words=4 & before=start	0:13 1:g 2:-d 3:-2 7:-2
words=4 & before=type	0:5 1:-7
words=4 & before=word	3:-k
words=4 & line=0	0:10 1:l 2:-10 3:-d 4:-c 6:-3 7:-2
words=4 & line=1	0:17 1:t 2:-i 3:-v 4:-d 6:-b 7:-8
words=4 & line=2	0:-9 1:-a 2:-u 4:1z 6:-n 7:-g
words=4 & one=false	0:14 1:1y 2:-13 3:-1h 4:w 6:-10 7:-p
words=4 & one=true	0:18 1:-9
words=5	0:-v 2:-q 4:1y 7:-b
words=5 & before=line	0:-g 2:-q 4:26 7:-m
words=5 & before=start	0:-v 4:-4
words=5 & line=0	0:-i
words=5 & line=2	0:-g 2:-f 4:1t 7:-m
words=5 & one=false	0:-21 2:-q 4:1m 7:-b
words=5 & one=true	0:v
words=6 & one=false	0:-c 4:c`;

/** The same for each pair of roles, by what parts them. */
export const stepWeights = `any	1:26 2:-j 3:-g 4:-1d 5:-a 6:-2y 7:-3 8:18 a:1u b:5 c:-x d:-c e:-l f:-r g:-c h:1q i:-4v j:-v k:18 m:t n:-m o:u p:1 q:-1w r:-22 s:-8 u:-2 v:-7 w:w x:-12 y:1 10:-r 12:-8 13:-b 15:-z 17:-c 1c:-w 1d:-1y 1e:z 1f:-3 1g:-c 1i:3 1j:14 1k:-e 1m:-1j 1n:1j 1o:-7 1q:t 1r:1b 1s:10 1t:-n 1u:t 1v:m 1w:-d 1x:-z 1y:d 1z:-i
at	1:1k 3:-1h 7:-6 8:-11 a:-1d b:-y e:-2 f:-c h:-z o:-v p:1p v:-5 1l:-1 1r:9 1t:1
bracket	1:-2k 2:29 3:-c 6:-n 7:-1b 8:-l a:-u b:-c e:n h:-o m:-19 o:-b 1c:-b 1i:-x 1k:-7 1l:-c 1q:2 1r:-2
certificate	1:5 6:-n 7:i 8:7 a:-c d:-c e:-2 f:-2 i:-c o:-c p:-c 17:-c 1i:-8 1j:y 1k:-15 1l:1m 1m:-4 1q:c 1r:k 1s:1b 1t:-w 1v:-c 1z:-5
certificate bracket	1:-d 7:-8 e:k 1k:-7 1q:-l 1r:e
certificate close	1:h 1l:-c
certificate comma	1:-y 6:-n 7:13 8:-m e:-18 f:-c 1k:-g 1l:1s 1q:15 1r:-s
certificate dash	1:p 7:10 f:-c p:-c 1j:-7 1l:15 1r:-i
certificate gap	1:d 7:-d e:13 f:-d i:-c o:-c 1j:5 1l:-2 1q:-f 1r:8
certificate line	1:4 7:-1p 8:1e a:-c d:-c e:-e f:r 1i:-8 1j:10 1k:-j 1l:-1r 1m:-4 1q:8 1r:1j
certificate start	1s:1b 1t:-w 1v:-c 1z:-5
certificate type	1:-2 7:13 8:-o 17:-c 1l:13 1r:-o
certificate word	1:-c f:-9
close	1:-4 2:-m 3:-12 6:-h 7:a 8:-n a:-c h:-j o:-j r:-c 1d:2d 1i:-b 1k:-3 1l:-c 1r:-b
colon	b:-2 c:-c e:-p f:-b h:-c m:-c o:-j 1c:-k 1d:-i 1e:-7 1i:-c 1k:2d 1l:-h 1q:1k 1r:-3
comma	1:6 2:-5 3:-2y 4:-c 5:-a 6:-1i 7:-i 8:5 a:1v b:-o e:-1a f:-y g:-s h:1v i:-2u m:1c n:-e o:y p:-l r:-l v:-1 w:-3 x:-c 10:-c 15:-c 1c:-k 1d:-15 1e:-3 1i:-q 1k:-1f 1l:-4 1m:-1x 1n:-f 1q:15 1r:-l 1s:c 1t:-c
dash	1:y 2:-17 3:-5 6:-z 7:-1 8:1t a:11 b:k e:-1j f:-18 g:-1s h:1g i:-n m:u o:1l p:15 v:-c 1c:-q 1d:-24 1e:1c 1i:2y 1j:b 1k:-c 1l:e 1m:-3 1n:-6 1q:-t 1r:1a
date	1:-1 2:-8 3:-b 6:7 7:1a 8:-i a:-9 b:-s e:m f:6 h:-m m:-p n:s u:-2 1i:b 1q:-5
gap	1:1f 2:-l 3:-x 6:-c 7:o 8:a a:21 b:-p c:-19 e:1f f:-j g:-v h:-c i:-c m:j n:-1d o:-11 p:4 q:-m r:-o v:l y:-g 1c:k 1d:-p 1e:m 1f:-1 1i:-1d 1j:a 1k:c 1l:1k 1m:-a 1n:19 1q:-h 1r:12
job	1:2d 3:-c 4:-h 6:-37 7:7 8:25 a:2g b:-y c:-j e:-c f:-1q g:-14 h:1y i:-4o k:1g m:15 n:-a o:-n p:-c r:-o w:1b x:-r y:1 10:-r 12:-8 13:-b 15:-z 1c:-w 1d:-2l 1e:m 1g:-c 1i:-7 1j:s 1k:-3 1l:-2j 1m:-z 1o:-3 1q:v 1r:14 1s:q 1t:-n 1u:13 1v:-n 1w:-d 1x:-z 1y:11 1z:-q
job at	1:31 a:-n h:-z 1l:-1 1r:p
job bracket	1:-21 2:2m 6:-n 7:-m 8:-l a:-1m e:7 h:-o m:-19 1c:-b 1i:-n 1l:-c 1q:t 1r:-m
job close	1:f 2:-m 6:-h 7:l 8:-c a:-c h:-j 1d:2d 1r:-b
job colon	8:-c c:-c e:-p h:-c m:-c 1c:-1e 1d:-i 1e:-7 1i:-c 1k:1i 1l:-c 1q:1k 1r:-3
job comma	1:y 2:1k 4:-c 7:4 8:v a:1p b:-c e:-7 f:-u g:-m h:1v i:-2u m:1c n:-e p:-c w:-3 x:-c 10:-c 15:-c 1c:-k 1d:-15 1e:-3 1i:-q 1l:-1p 1m:-1x 1q:-1 1r:8
job dash	1:-5 2:-x 6:-z 7:-12 8:1f a:11 e:-1j f:-x g:-1s h:1g i:-n m:u 1c:-q 1d:-1x 1e:1c 1i:25 1j:h 1k:-b 1l:-k 1m:-3 1q:-t 1r:1p
job date	1:-b 2:-8 6:3 7:o 8:-7 a:-9 e:-9 f:h h:-m m:-e n:s 1i:b
job gap	1:v 2:-d 3:-c 6:-f 8:16 a:1z b:-c c:-19 e:9 f:-b g:-v h:-c m:v n:-13 r:-o y:-g 1c:e 1i:-1d 1j:k 1k:-f 1l:18 1m:i 1q:6
job line	1:q 2:a 4:1 6:-r 7:8 8:-m a:-15 b:-b c:12 e:1q f:6 g:t h:-3 i:-18 k:1g n:9 o:-c w:1f x:-f y:m 10:-g 15:-o 1c:18 1d:-2a 1e:-4 1g:-c 1i:9 1j:-5 1k:-1 1l:-2 1m:s 1o:-3 1q:-14
job mark	1:f 2:-1 6:-d 7:-f 8:1w a:1h e:-x f:-g g:-o h:1o m:x o:-c 1c:-x 1d:f 1k:-d 1l:-17 1q:e 1r:l
job start	1s:q 1t:-n 1u:13 1v:-n 1w:-d 1x:-z 1y:11 1z:-q
job type	1:21 2:-19 4:-b 6:-c 7:l 8:w a:1w e:-c f:-z g:16 h:-b i:-q x:-1 1c:-b 1k:-4 1m:-4
job word	1:-1d 7:-d 8:-n a:-1i e:-c h:-a n:-6 w:-3 y:-8 12:-8 13:-b 1k:-c 1r:-w
line	1:9 2:15 3:-11 4:-w 6:j 7:-t 8:2 a:-21 b:1b c:m d:-c e:12 f:1n g:1b h:-j i:-18 j:-k k:18 n:9 o:d p:-9 q:-17 r:2 s:-8 u:-1 v:-4 w:z x:-q y:m 10:-g 15:-o 1c:l 1d:b 1e:-4 1f:-2 1g:-c 1i:2 1j:l 1k:-k 1m:o 1n:-6 1o:-7 1q:-z 1r:w
mark	1:-3 2:-1 3:-b 6:-d 7:-f 8:2d a:1f b:17 e:-11 f:-g g:-o h:1o m:x o:-c p:9 1c:-x 1d:9 1k:-d 1l:-1a 1m:m 1n:-9 1q:e 1r:t
school	1:-l 2:-1d 3:-3 4:-y 5:-a 6:n 7:-f 8:-m a:-z b:u c:-n e:-a f:y g:1o h:-v j:-v k:-b m:-m n:-c o:1g p:i q:-1w r:-1j s:-8 u:-2 v:-7 w:-m x:-c 1c:k 1d:c 1e:n 1f:-3 1i:m 1j:-p 1k:j 1l:t 1m:-j 1n:1j 1o:-4 1q:-f 1r:6 1s:-m 1t:11 1u:-3 1v:11 1y:-b 1z:l
school at	1:-1n 3:-1h 7:-6 8:-11 a:-s b:-y e:-2 f:-c o:-v p:1p v:-5 1r:-g 1t:1
school bracket	1:-c 2:-g 3:-c 7:-k a:12 b:-c o:-b 1i:-b 1r:4
school close	1:-1d 3:-12 7:-d 8:-c o:-j r:-c 1i:-b 1k:-3
school colon	8:c b:-2 f:-b o:-j 1c:16 1k:12 1l:-5
school comma	1:-e 2:-2f 3:-2y 5:-a 6:-y 7:-1p 8:-s a:f b:-e f:4 g:-7 o:y p:-a r:-l v:-1 1k:-10 1l:-7 1n:-f 1r:1 1s:c 1t:-c
school dash	1:12 2:-b 3:-5 8:s b:k o:1l p:1f v:-c 1d:-b 1i:18 1l:-b 1n:-6 1r:g
school date	1:b 3:-b 6:5 7:n 8:-b b:-s e:s f:-c m:-c u:-2 1q:-5
school gap	1:o 2:-c 3:-m 6:3 7:z 8:-18 a:-4 b:-e e:g f:1 m:-b n:-c o:-q p:4 q:-m v:l 1c:8 1d:-s 1e:n 1f:-1 1j:-f 1k:r 1l:i 1m:-r 1n:19 1q:-b 1r:x
school line	1:-l 2:1g 3:-11 4:-y 6:1b 7:j 8:f a:-1n b:1f c:-n e:-f f:18 g:14 h:-v j:-k k:-b o:j p:-9 q:-17 r:2 s:-8 u:-1 v:-4 w:-m x:-c 1c:-j 1d:2k 1f:-2 1j:-b 1k:-3 1l:15 1n:-6 1o:-4 1q:1 1r:-l
school mark	1:-n 3:-b 8:18 a:-6 b:17 e:-5 p:9 1d:-b 1l:-3 1m:m 1n:-9 1r:9
school start	1s:-o 1t:15 1u:-3 1v:w 1y:-b 1z:l
school type	1:1s 3:-x 7:-r 8:-1t a:n b:2i e:-n g:x j:-c o:1g p:-t q:-7 v:-8 1d:-19 1l:-c 1m:-e 1n:g 1t:-e 1v:e
school word	1:-y 3:3x 7:k a:-o b:-22 o:-1a r:-s v:-1 1k:-3 1n:v 1q:-1 1r:-p
start	1s:z 1t:-k 1u:t 1v:i 1w:-d 1x:-z 1y:d 1z:-i
type	1:3j 2:-19 3:-x 4:-b 6:-c 7:y 8:-14 a:27 b:2i e:-y f:-z g:1u h:-b i:-q j:-c o:1g p:-t q:-7 v:-8 x:-1 17:-c 1c:-b 1d:-19 1k:-4 1l:q 1m:-i 1n:g 1r:-o 1t:-e 1v:e
word	1:-2f 3:3x 7:8 8:-n a:-23 b:-22 e:-c f:-9 h:-a n:-6 o:-1a r:-s v:-1 w:-3 y:-8 12:-8 13:-b 1k:-f 1n:v 1q:-1 1r:-1j`;

/** The same for each state that a head ends in. */
export const endWeights = `certificate	0:-e 1:7 2:2 3:z 4:-m
certificate dated	0:-e 1:-l 2:p 3:m 4:8
certificate first	0:-c 1:1p 2:-1n 3:n 4:-16
certificate first more	0:-c 1:o 2:-6 3:n 4:-16
certificate first one	1:1i 2:-1i
certificate later	0:-2 1:-1h 2:18 3:f 4:e
certificate later more	0:-2 1:9 2:-v 3:f 4:e
certificate later one	1:-1z 2:1z
certificate more	0:-e 1:t 2:-10 3:z 4:-m
certificate one	1:-u 2:u
certificate undated	1:w 2:-m 3:h 4:-y
job	0:-m 1:8 2:-1n 3:o 4:1n
job dated	0:-1n 1:p 2:-43 3:13 4:1l
job first	0:-h 1:-2n 2:-1i 3:10 4:11
job first more	0:4 1:-2d 2:-2k 3:10 4:11
job first one	0:-p 1:-e 2:z
job later	0:-b 1:1n 2:-m 3:1 4:10
job later more	0:-7 1:1m 2:-3 3:1 4:10
job later one	0:-1 1:f 2:-i
job more	0:-3 1:c 2:-1y 3:o 4:1n
job one	0:-k 2:c
job undated	0:14 1:-l 2:2j 3:-i 4:-7
order as others	0:m 1:-b 2:-52 3:1x 4:23
school	0:q 1:-o 3:4 4:i
school dated	0:-f 1:-u 2:y 3:n 4:1
school first	0:-t 1:-k 2:8 3:i 4:l
school first more	0:-i 1:-g 2:-8 3:i 4:l
school first one	0:-f 2:i
school later	0:1c 1:-2 2:-6 3:-a 4:-2
school later more	0:-a 1:z 2:5 3:-a 4:-2
school later one	0:1m 1:-18 2:-i
school more	0:-p 1:h 2:-6 3:4 4:i
school one	0:1a 1:-17
school undated	0:14 1:5 2:-1v 3:-f 4:u`;

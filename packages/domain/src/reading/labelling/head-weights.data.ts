// Fitted by bench/src/fit-heads.ts, which says how; not written by hand.

/** A feature a row: for each role by its number, in base 36, how many fortieths. */
export const spanWeights = `address	1:1v 7:-f
alone in line	0:1a 1:11 2:-1r 3:-c 4:-25 5:-o 6:l 7:f
and	0:-1v 1:f 2:-24 3:3j 4:c 7:-m
any	0:18 1:z 2:-1l 3:-12 4:-1u 5:-19 6:-1o 7:-u
at=0	0:q 1:k 2:r 3:-c 4:-5 5:-y 6:20 7:-4
at=1	0:12 1:5 2:n 3:5 4:-j 6:-1d 7:o
at=2	0:e 1:-g 2:1b 3:e 4:-b 6:-1t 7:-l
at=3	0:8 1:-l 2:1v 3:-18 6:-1d 7:-y
before=at	0:-m 1:1r 2:-2o 3:-14 7:h
before=at behind=at	1:-m
before=at behind=bracket	7:-1
before=at behind=comma	0:-d 1:18 2:-v 3:-6 7:p
before=at behind=dash	1:j 2:-b 3:-b
before=at behind=date	1:-b
before=at behind=end	0:-o 1:y 2:-1u 3:-9 7:f
before=at behind=gap	1:5
before=at behind=line	0:-b 1:17 3:-1i
before=at behind=mark	1:a 7:-5
before=at behind=type	1:a
before=at behind=word	1:-b
before=bracket	0:-1g 1:-26 2:-d 3:-m 6:5 7:-y
before=bracket behind=close	1:-7 6:-6 7:-l
before=bracket behind=comma	0:-8
before=bracket behind=end	0:-b 1:-11 2:9 3:-b 6:4 7:-t
before=bracket behind=gap	6:-c
before=bracket behind=line	0:-n 1:-7 3:-o 6:1
before=bracket behind=mark	2:-1 6:-r
before=bracket behind=type	1:-c 7:-c
before=close	0:-j 1:-d 2:-10 3:-v 6:-n 7:k
before=close behind=at	2:-b 3:-4 7:d
before=close behind=comma	1:-1
before=close behind=dash	1:-9 2:-2 6:-c
before=close behind=date	3:-c
before=close behind=end	0:-j 1:o 2:-h 3:-5 6:-c 7:-2
before=close behind=gap	1:-c
before=close behind=line	1:d
before=close behind=mark	1:-8
before=close behind=type	1:-q
before=close behind=word	1:-7
before=colon	0:-x 1:-g 2:-g 3:-7 6:g 7:-5
before=colon behind=at	0:11 7:-8
before=colon behind=comma	0:a 1:-b
before=colon behind=dash	0:1m 1:1 2:-11
before=colon behind=end	0:5 1:-b 3:-9 7:-8
before=colon behind=gap	0:-i
before=colon behind=line	0:e 1:-b 6:o 7:-5
before=colon behind=mark	0:-1 2:-7
before=colon behind=type	0:-h
before=colon behind=word	0:-z
before=comma	0:y 1:-f 2:-15 3:-2a 4:-1i 5:-c 6:-16 7:-2m
before=comma behind=at	0:-l 1:-l 3:-y 7:-b
before=comma behind=bracket	0:-n 1:-p 2:14 7:-b
before=comma behind=close	0:-5
before=comma behind=comma	0:-2c 1:2a 2:2d 3:-y 7:d
before=comma behind=dash	0:-s 1:-2u 2:-1i 3:-t 6:-8 7:-j
before=comma behind=date	0:-1 1:-7 2:1 6:-c
before=comma behind=end	0:1b 1:m 2:16 3:-m 4:-n 5:-c 6:9 7:-1y
before=comma behind=gap	0:-6 1:-1g 3:-n
before=comma behind=line	0:-3h 1:1l 2:-c 3:-x 4:-b 6:-18 7:13
before=comma behind=mark	0:-b 1:-q 2:-b
before=comma behind=type	0:4i 1:-1n 2:18 7:-1
before=comma behind=word	0:c 1:-f 7:-i
before=dash	0:26 1:2 2:-1q 3:-f 4:-c 6:2j 7:4
before=dash behind=at	0:-4 1:-b 3:-2
before=dash behind=bracket	1:e 2:12 6:-b 7:7
before=dash behind=close	0:-h
before=dash behind=comma	0:-v 1:-3v 2:-4 3:-e 6:-z 7:-c
before=dash behind=dash	1:4i 2:1q 7:-m
before=dash behind=date	0:1
before=dash behind=end	0:-3 1:-e 2:c 3:n 6:5 7:q
before=dash behind=gap	0:10 1:-14 6:v 7:a
before=dash behind=line	0:-2a 1:r 2:-d 3:f 6:6 7:b
before=dash behind=mark	1:-1t 2:-6 7:3
before=dash behind=type	1:1m
before=dash behind=word	0:1s 1:-k 7:-c
before=date	2:-1g 3:-7 6:v 7:t
before=date behind=comma	6:-c
before=date behind=end	1:1 2:-16 3:-1 6:10 7:h
before=date behind=line	3:-6 7:6
before=gap	0:-1 1:8 2:-8 3:-f 6:10 7:11
before=gap behind=at	0:i 1:-c 7:-j
before=gap behind=bracket	2:-1r 6:-a 7:-3
before=gap behind=close	0:-7
before=gap behind=comma	1:-e 2:-16 7:-c
before=gap behind=dash	1:-2 3:-c 6:-1 7:l
before=gap behind=date	0:9
before=gap behind=end	0:1e 1:-r 2:2u 3:2 6:-u 7:k
before=gap behind=gap	0:-2b 1:y 2:n 3:-1 6:-m 7:y
before=gap behind=line	0:-25 1:b 2:22 6:2 7:-15
before=gap behind=mark	2:-c 6:-8
before=gap behind=type	1:-2 2:-i 7:k
before=gap behind=word	0:-7 2:-c 7:-4
before=line	0:m 1:-g 3:-r 5:-c 6:f 7:g
before=line behind=at	0:-c 3:-p 7:i
before=line behind=bracket	0:-10 1:-j 2:-n 6:-4 7:-1
before=line behind=close	0:-4
before=line behind=colon	6:-m
before=line behind=comma	0:10 1:w 2:-y 3:2e 4:-2 6:-h 7:-w
before=line behind=dash	0:-p 1:-34 2:-s 3:-b 6:s 7:s
before=line behind=date	0:-d 1:d 2:j
before=line behind=end	0:17 1:1a 2:-13 3:-10 4:o 6:-l 7:q
before=line behind=gap	0:-g 1:13 2:-v 3:5 4:-r 6:-9 7:u
before=line behind=line	0:-j 1:1z 2:1b 3:1e 4:-q 6:-g 7:-v
before=line behind=mark	0:-19 1:e 2:-c 7:-3
before=line behind=type	0:q 1:1a 2:-j 3:-n 7:f
before=line behind=word	0:1c 1:-1v 2:-i 3:-u 4:-8 7:-d
before=mark	0:s 1:1n 2:1p 3:n 4:-y 6:f 7:g
before=mark behind=at	1:-5
before=mark behind=bracket	1:6 2:4
before=mark behind=colon	1:-n
before=mark behind=comma	0:-l 1:-2e 3:-5 7:-j
before=mark behind=dash	1:-h 6:c
before=mark behind=date	1:10 2:-o 6:1
before=mark behind=end	0:1t 1:-1p 2:a 3:t 4:-y 6:9 7:-4
before=mark behind=gap	6:1
before=mark behind=line	0:a 1:-a 2:-b
before=mark behind=mark	1:3y 2:d 3:-b 7:p
before=mark behind=type	1:-b
before=mark behind=word	0:q 1:-8 2:-1
before=start	0:a 1:1o 2:f 3:n 4:-w 5:-b 6:-f 7:3
before=start behind=at	0:i 1:-1d 2:-p 3:-1o 7:16
before=start behind=bracket	0:-1j 1:-1 2:-13 3:-e 6:-8
before=start behind=close	0:e 1:-8 2:-r
before=start behind=colon	0:-s 1:1 2:-n 3:-1 6:-i 7:23
before=start behind=comma	0:-x 1:-d 2:2c 3:-1 4:-c 6:i 7:-o
before=start behind=dash	0:1j 1:9 2:v 3:q 6:-1c 7:-j
before=start behind=date	0:n
before=start behind=end	0:-3 2:4 3:v 6:r 7:-f
before=start behind=gap	0:1p 1:-3 2:-l 3:-14 6:1 7:o
before=start behind=line	0:-2 1:n 2:8 3:-s 4:g 5:-b 6:1i 7:n
before=start behind=mark	0:-a 1:1i 2:1m 3:w 6:x 7:-s
before=start behind=type	0:1b 1:-13 2:-i 3:2f 6:-e 7:-11
before=start behind=word	0:3 1:-1c 2:-1 3:-11 6:-q 7:-q
before=type	0:35 1:-s 2:2t 3:1p 4:-8 6:-q 7:-k
before=type behind=at	0:-1
before=type behind=bracket	0:1b 1:4 2:-v
before=type behind=comma	0:-u 1:-18 2:-x 3:-b 7:-b
before=type behind=end	0:-29 1:23 2:2h 3:9 6:-3 7:7
before=type behind=gap	0:-c 1:o 7:7
before=type behind=line	0:4f 1:-1v 2:-l 3:17 7:7
before=type behind=type	0:3 1:1t 2:1g 3:-c 4:-b 7:-c
before=type behind=word	0:-i
before=word	0:-2t 1:-2b 2:-25 3:20 7:-o
before=word behind=at	3:36
before=word behind=comma	1:-1f 3:-b 7:-3
before=word behind=dash	1:-b 2:-c 3:14
before=word behind=date	3:-i
before=word behind=end	0:-r 1:-f 2:-1f 3:q 7:-5
before=word behind=gap	3:l
before=word behind=line	0:-15 2:-v 3:1 7:-i
before=word behind=mark	1:-f
before=word behind=type	0:-c 1:-v 3:-2s 7:-1
begins joining	7:l
begins small	0:-4o 1:-3c 2:-2u 3:-1w 4:-x 6:-4n 7:50
behind gap	0:p 1:-17 2:-6 3:-22 4:-2w 6:2s 7:d
behind=at	0:y 1:-3b 2:-z 3:l 7:3
behind=bracket	0:-1h 1:-c 2:-12 3:-8 4:-o 6:-1c 7:-m
behind=close	0:-f 1:-16 2:-1w 3:-c 6:18 7:-l
behind=colon	0:-s 1:-m 2:-n 6:-y 7:2c
behind=comma	0:-n 1:x 2:-1u 3:-6 4:-e 6:-1e 7:-25
behind=dash	0:-7 1:19 2:z 3:m 5:-c 6:1c 7:m
behind=date	0:s 1:9 3:-t 6:-b
behind=end	0:f 1:-8 2:s 3:m 4:-l 5:-c 6:o 7:-c
behind=gap	0:c 1:16 2:-1i 3:-19 4:-m 6:e 7:1h
behind=line	0:d 1:x 2:-18 3:-f 4:1e 5:-n 6:-4 7:b
behind=mark	0:q 1:28 2:k 3:-8 6:i 7:4
behind=type	0:1f 1:n 2:15 3:1i 4:-b 6:-3 7:-1
behind=word	0:-9 1:-3g 2:-19 3:-1o 4:-8 6:-11 7:-b
bold before	0:12 1:x 2:29 3:-4c 4:1l 6:-1a 7:-1e
capitals	0:-1s 1:2j 2:-1j 3:-17 6:1g 7:4
certificate address	0:-c 1:1z 7:-c
certificate alone in line	0:c 1:a 2:-c 3:-2 4:-n 6:-1i 7:2
certificate and	0:-1g 1:w 7:l
certificate any	0:p 1:c 2:-19 3:-p 4:-n 6:-o 7:14
certificate at=0	0:m 1:-7 2:-o 3:-e 4:-n 6:-h 7:j
certificate at=1	1:-d 6:3 7:p
certificate at=2	0:-18 1:1v 2:-c 3:-c 6:6 7:-8
certificate at=3	6:3 7:-1
certificate before=bracket	1:-e 6:y 7:-c
certificate before=bracket behind=end	6:s 7:-7
certificate before=bracket behind=line	1:-b
certificate before=close	1:e
certificate before=close behind=end	1:e
certificate before=comma	0:-10 1:-i 4:-n 6:-f 7:-j
certificate before=comma behind=comma	0:-c 1:-26 7:o
certificate before=comma behind=end	0:-17 1:a 4:-n 6:-i 7:4
certificate before=comma behind=line	1:1t 6:-9 7:b
certificate before=comma behind=word	1:-3
certificate before=dash	1:1z 2:-c 6:-b 7:2
certificate before=dash behind=bracket	1:r 6:-b 7:7
certificate before=dash behind=end	1:n 2:-c 7:-e
certificate before=dash behind=line	1:z 7:-1
certificate before=gap	0:-18 1:18 6:-1 7:3
certificate before=gap behind=end	0:-18 1:18 3:-c 6:k 7:-6
certificate before=gap behind=line	1:1 6:1
certificate before=gap behind=type	7:1
certificate before=line	0:14 1:-m 2:-c 3:-e 6:7 7:m
certificate before=line behind=comma	0:1b 1:-m 7:-1
certificate before=line behind=dash	0:v 1:-b 6:-4 7:-9
certificate before=line behind=end	0:-f 1:-7 6:-l 7:h
certificate before=line behind=gap	2:-c 3:-c 6:m 7:-e
certificate before=line behind=line	0:-e 1:t 3:-2 6:3 7:-9
certificate before=line behind=type	7:9
certificate before=start	0:u 1:-9 2:-c 7:-e
certificate before=start behind=bracket	0:-k 2:-c
certificate before=start behind=close	0:e
certificate before=start behind=comma	0:-h 1:-p 7:3
certificate before=start behind=dash	0:z 7:f
certificate before=start behind=end	0:1f 1:q 7:-b
certificate before=start behind=gap	0:19 1:-18
certificate before=start behind=line	0:-1f 1:i 6:-4 7:-z
certificate before=start behind=type	0:c 7:-c
certificate before=start behind=word	0:-b
certificate before=type	0:-c 1:o 2:-c 7:j
certificate before=type behind=end	1:u 2:-c 7:-j
certificate before=type behind=gap	0:-c 1:t 7:2
certificate before=type behind=line	1:-i 7:j
certificate before=word	1:-i 7:-3
certificate before=word behind=comma	1:-i 7:-3
certificate begins small	0:1 6:-j 7:6
certificate behind gap	0:-l 1:10 2:-c 6:-d 7:h
certificate behind=bracket	0:-e 1:y 6:-b 7:-1
certificate behind=close	0:e
certificate behind=comma	0:n 1:-29 7:x
certificate behind=dash	0:1n 1:-n 6:-6 7:h
certificate behind=end	0:-2 1:1x 2:-o 3:-c 4:-n 6:1 7:-8
certificate behind=gap	0:y 1:-k 3:-c 6:4
certificate behind=line	0:-i 1:n 3:-2 6:-b 7:7
certificate behind=type	0:o 1:-c 7:-3
certificate behind=word	0:-b
certificate bold before	0:-n 1:t 2:-o 6:f 7:d
certificate capitals	0:p 1:-a 6:-s 7:m
certificate code	0:3l 1:-1d 2:-c 3:-c 4:-n 6:-7 7:-13
certificate contract	0:-c 1:-15 3:-c 4:-n 6:1g 7:-33
certificate country or town	1:3 7:9
certificate dated=false	0:3 1:-d 3:-2 4:-n 7:-b
certificate dated=true	0:j 1:-1 2:-o 3:-o 6:-5 7:k
certificate degree	0:1
certificate employer=0	0:4 1:-4 2:-c 3:-c 6:7 7:h
certificate employer=1	0:-i 1:9 3:-c 6:-i 7:r
certificate employer=2	0:f 1:-5 7:2
certificate figures	0:3h 1:-3m 2:-c 4:-n 6:e 7:-h
certificate from=0 of 0	0:-i 1:r 7:-b
certificate from=0 of 1	0:1w 1:-1q 6:-c 7:-6
certificate from=0 of 2	0:t 2:-c 7:-n
certificate from=0 of 3	0:-2 1:-o 6:-4 7:t
certificate from=0 of 4	0:2 7:-1
certificate from=1 of 1	0:6 1:2i 2:-c 7:-t
certificate from=1 of 2	0:-y 1:-8 3:-2 7:-k
certificate from=1 of 3	0:-l 1:d 7:y
certificate from=1 of 4	1:2 7:e
certificate from=2 of 2	1:-10 4:-n 6:-21 7:x
certificate from=2 of 3	0:1k 1:-1h 2:-c 3:-c 6:g 7:5
certificate from=2 of 4	0:-1 1:-b 7:b
certificate from=3 of 3	0:-15 1:z 3:-c 6:1c 7:q
certificate from=3 of 4	1:-5 6:k 7:-6
certificate in stretch=end	0:-1a 1:2o 2:-c 4:-n 6:-4 7:-c
certificate in stretch=start	0:v 1:-1j 6:-4 7:7
certificate in stretch=whole	0:a 1:f 2:-c 3:-p 6:5 7:o
certificate in stretch=within	0:-c 1:-1o 6:-b 7:8
certificate inner bracket	0:s 1:-8 7:-e
certificate inner close	0:-c
certificate inner comma	0:1r 1:-8 7:-1
certificate inner dash	0:-1o
certificate inner type	3:-c
certificate inner word	0:b
certificate left=0	0:u 1:1w 2:-o 3:-c 4:-n 6:-1k 7:9
certificate left=1	0:-a 1:1 3:-e 6:-b 7:3
certificate left=2	0:-1f 1:-e 2:-c 6:g 7:6
certificate left=3	0:c 1:a 6:b 7:o
certificate line=0/0	0:-8 1:6 2:-c 4:-n 6:-20 7:-x
certificate line=0/1	0:c 1:l 2:-c 6:-c 7:1d
certificate line=0/2	0:-q 1:n 7:l
certificate line=0/3	0:e 1:-9 6:-4
certificate line=1/1	0:c 1:o 6:-1 7:c
certificate line=1/2	0:-3 1:m 3:-2 6:-9 7:-5
certificate line=1/3	0:-b 1:-1 7:e
certificate line=2/2	0:j 1:-s 2:-c 6:m 7:9
certificate line=2/3	1:b 7:-6
certificate line=3/3	0:-b 6:l 7:j
certificate listed title=0	0:15 1:4 2:-o 3:-o 6:-d 7:y
certificate listed title=4	0:-r
certificate one capital word	0:9 1:1h 2:-c 6:-4 7:-c
certificate one chunk	0:-7 1:v 2:-19 3:-c 4:-n 6:-s 7:17
certificate place=0	0:-8 1:9 2:-o 3:-o 6:e 7:-8
certificate place=1	0:-3 7:-c
certificate place=2	0:2z 1:-7 6:-8 7:6
certificate place=3	0:-3 2:-c 7:c
certificate place=4	1:h 7:a
certificate said=	0:-8 1:-1 2:-c 3:-c 6:-c 7:e
certificate said= & before=bracket	1:-b 6:-8 7:k
certificate said= & before=comma	0:-f 1:-1a 6:-6 7:2
certificate said= & before=dash	1:10 2:-c 6:-b 7:f
certificate said= & before=gap	3:-c 6:r 7:-d
certificate said= & before=line	0:9 1:b 6:p 7:-a
certificate said= & before=start	0:-g 1:t 6:-f 7:3
certificate said= & before=type	1:-b 2:-c 7:o
certificate said= & before=word	1:-b 7:-3
certificate said= & end	0:-f 1:3 6:-n 7:-a
certificate said= & joined	0:-a 1:-7 7:-2
certificate said= & line=0	0:8 2:-c 6:-21 7:-t
certificate said= & line=1	0:l 1:4 3:-c 6:5 7:14
certificate said= & line=2	0:-2 1:-s 6:1m 7:3
certificate said= & one	0:s 1:4 2:-o 6:7 7:-k
certificate said= & start	0:h 1:-p 6:-4 7:15
certificate said= & whole	0:7 1:-e 2:-c 6:n 7:-a
certificate said= & within	1:-k 6:-b 7:z
certificate said=e	0:d 1:-a 7:a
certificate said=e & before=comma	0:-j 1:-5 7:r
certificate said=e & before=dash	1:n 7:-n
certificate said=e & before=line	1:-c 7:c
certificate said=e & before=start	0:2 1:8 7:-8
certificate said=e & before=type	1:8 7:-8
certificate said=e & end	0:-7 1:q 7:g
certificate said=e & joined	0:m 1:-8 7:-1
certificate said=e & line=0	0:h 1:-7 7:3
certificate said=e & line=1	0:-4 1:-h 7:l
certificate said=e & line=2	1:5 7:-4
certificate said=e & one	0:-c 1:i 7:8
certificate said=e & start	0:-3
certificate said=e & whole	0:10 1:-a 7:a
certificate said=e & within	0:-c 1:-4 7:-a
certificate said=es	0:-1 1:m 7:-m
certificate said=es & before=comma	1:i 7:-i
certificate said=es & before=line	1:1 7:-b
certificate said=es & joined	0:-1 7:-b
certificate said=es & line=1	1:1
certificate said=es & line=2	0:-1 1:i 7:-g
certificate said=es & one	1:e 7:-3
certificate said=es & whole	0:-1 1:1
certificate said=es & within	1:n 7:-m
certificate said=p	0:-3 2:-c 7:g
certificate said=p & before=comma	7:4
certificate said=p & before=line	2:-c 7:c
certificate said=p & before=start	0:-3
certificate said=p & end	7:4
certificate said=p & line=1	7:4
certificate said=p & line=2	2:-c 7:c
certificate said=p & one	0:-3 2:-c 7:g
certificate said=p & start	0:-3
certificate said=p & whole	2:-c 7:c
certificate said=s	0:j 1:-p 7:-j
certificate said=s & before=dash	1:-8 7:-4
certificate said=s & before=line	0:13 1:-9 7:-s
certificate said=s & before=start	0:6 1:-e 7:-8
certificate said=s & end	1:-8
certificate said=s & joined	0:-n 1:-8 7:-c
certificate said=s & line=0	0:6 1:-e 7:-8
certificate said=s & line=1	0:5 1:-n 7:7
certificate said=s & line=2	1:-8 7:8
certificate said=s & one	0:1o 1:-q 7:-5
certificate said=s & start	0:1q 1:-n 7:-k
certificate said=s & whole	0:-o 1:-6 7:-7
certificate said=s & within	7:8
certificate said=sp	1:c 7:d
certificate said=sp & before=dash	1:f 7:9
certificate said=sp & before=line	7:1
certificate said=sp & end	1:e
certificate said=sp & line=0	1:h 7:-3
certificate said=sp & line=2	7:1
certificate said=sp & one	1:6 7:a
certificate said=sp & whole	7:1
certificate said=sp & within	7:c
certificate said=t	0:-8 1:16 3:-c 7:1
certificate said=t & before=comma	1:p
certificate said=t & before=line	1:-b 3:-c 7:b
certificate said=t & before=start	0:8 7:-j
certificate said=t & before=type	0:-c 1:n
certificate said=t & end	1:w
certificate said=t & joined	0:-9 3:-c
certificate said=t & line=0	0:j 1:i 7:-j
certificate said=t & line=1	0:-c 1:k 3:-c 7:4
certificate said=t & line=2	0:-4 7:4
certificate said=t & one	0:-6 1:1l 7:-1
certificate said=t & start	0:-o 7:-7
certificate said=t & whole	0:-h 1:v 3:-c 7:-7
certificate said=te	0:e 1:-j
certificate said=te & before=comma	1:-s
certificate said=te & before=start	0:o 1:-2
certificate said=te & joined	0:d
certificate said=te & line=0	0:1 1:-j
certificate said=te & one	0:d 1:-j
certificate said=te & start	0:8
certificate said=te & whole	0:p
certificate said=te & within	1:-g
certificate said=ted	0:1
certificate said=ted & before=start	0:1
certificate said=ted & joined	0:c
certificate said=ted & whole	0:c
certificate school	0:w 1:-2 7:-n
certificate small=0	0:b 1:18 2:-z 3:-p 4:-n 6:-2 7:5
certificate small=1	0:1b 1:-1c 7:-5
certificate small=2	0:-s 1:s 2:-c 6:-c 7:10
certificate small=3	0:-1 1:-q 6:-j 7:i
certificate title=0	0:j 1:-v 2:-o 3:-c 6:-11 7:l
certificate title=3	0:p 1:-d 7:-6
certificate type=bold	0:v 1:-m 3:-c 7:4
certificate type=bold & line=0	0:y 1:-q 7:-c
certificate type=bold & line=1	0:5 1:-4 3:-c 7:e
certificate type=bold & line=2	7:2
certificate type=italic	0:-b 1:4 7:8
certificate type=italic & line=1	1:4 7:-4
certificate type=italic & line=2	0:-b 7:b
certificate type=one	0:h 1:-x 2:-c 3:-2 4:-n 6:-a 7:j
certificate type=one & line=0	0:-j 1:1d 2:-o 4:-n 6:-2f 7:-d
certificate type=one & line=1	0:h 1:-x 3:-2 6:2 7:1q
certificate type=one & line=2	0:s 1:-18 6:10 7:b
certificate type=plain	0:3 1:1b 2:-o 3:-c 6:a 7:-2
certificate type=plain & line=0	0:l 1:-8 2:-c 6:-c 7:f
certificate type=plain & line=1	0:-x 1:27 3:-c 6:n 7:-1f
certificate type=plain & line=2	1:1 2:-c 6:-1 7:e
certificate words=0	0:i 1:t 2:-o 3:-c 4:-n 6:-2 7:-n
certificate words=0 & before=bracket	0:-c 1:-b 6:o 7:-8
certificate words=0 & before=close	1:c
certificate words=0 & before=comma	0:-8 1:6 4:-n 6:-b 7:-l
certificate words=0 & before=dash	1:k 6:-b 7:t
certificate words=0 & before=gap	1:1 3:-c 6:r 7:-f
certificate words=0 & before=line	0:b 1:6 6:9 7:-2
certificate words=0 & before=start	0:17 1:-b 2:-c 6:-f 7:-11
certificate words=0 & before=type	0:-c 1:-3 7:s
certificate words=0 & line=0	0:9 1:-1 2:-c 4:-n 6:-1u 7:-r
certificate words=0 & line=1	0:-h 1:z 3:-c 6:q 7:l
certificate words=0 & line=2	0:-c 1:-e 6:x 7:1
certificate words=0 & one=false	0:-7 1:a 2:-c 3:-c 4:-n 6:-s 7:c
certificate words=0 & one=true	0:-o 1:o
certificate words=1	0:10 1:t 2:-c 3:-c 6:-u 7:16
certificate words=1 & before=comma	0:-c 1:j 7:-8
certificate words=1 & before=dash	1:4 7:3
certificate words=1 & before=gap	0:-n 1:n 6:-b 7:c
certificate words=1 & before=line	0:h 1:7 3:-c 6:-c 7:8
certificate words=1 & before=start	0:1d 1:-e 7:h
certificate words=1 & before=type	1:c 7:-b
certificate words=1 & line=0	0:w 1:c 7:s
certificate words=1 & line=1	0:h 1:-2 3:-c 6:-c 7:-9
certificate words=1 & line=2	1:7 2:-c 7:o
certificate words=1 & one=false	0:v 1:d 2:-c 3:-c 7:u
certificate words=1 & one=true	0:-e 1:e
certificate words=2	0:6 1:-f 2:-c 6:-c 7:e
certificate words=2 & before=comma	1:9 7:s
certificate words=2 & before=dash	1:1n 2:-c 7:-p
certificate words=2 & before=gap	7:1
certificate words=2 & before=line	0:v 1:-1b 3:-2 6:-c 7:t
certificate words=2 & before=start	0:-1c 1:-q 7:7
certificate words=2 & before=word	1:-i 7:-3
certificate words=2 & line=0	0:-o 1:-1 2:-c 7:g
certificate words=2 & line=1	1:-1 7:4
certificate words=2 & line=2	0:x 1:-16 7:7
certificate words=2 & one=false	0:o 1:-1a 6:-c 7:e
certificate words=2 & one=true	0:-i 1:-o
certificate words=3	0:-i 1:-18 6:-6 7:-b
certificate words=3 & before=comma	1:-s
certificate words=3 & before=line	0:n 1:-c 6:-4 7:-1
certificate words=3 & before=start	0:-1m 1:-z 7:-1
certificate words=3 & line=0	0:-1h 1:-1e 7:-1
certificate words=3 & line=1	0:g 6:-6 7:1
certificate words=3 & line=2	0:-1 7:-b
certificate words=3 & one=false	0:-23 1:-1x 6:-4 7:-d
certificate words=3 & one=true	0:u
certificate words=4	0:9
certificate words=4 & before=comma	0:-i
certificate words=4 & before=line	0:-b
certificate words=4 & before=start	0:y
certificate words=4 & line=0	0:-7
certificate words=4 & line=1	0:-b
certificate words=4 & one=false	0:-25
certificate words=4 & one=true	0:2x
certificate words=5	0:z
certificate words=5 & before=start	0:z
certificate words=5 & line=0	0:s
certificate words=5 & one=true	0:t
code	1:-2n 2:-34 3:-x 4:w 6:2a 7:36
contract	0:-3j 1:-49 2:-7p 3:-t 4:-2b 5:-c 6:cl 7:-3m
country or town	0:-1i 1:-1i 2:q 3:-1e 6:-y 7:-v
dated=false	0:-h 1:-i 2:-g 3:19 4:6 5:-c 6:-2o 7:-r
dated=true	0:q 1:t 2:-t 3:-3 4:-12 5:-y 6:-e 7:7
degree	0:2v 1:-2m 2:-o 3:-19 4:-b 6:-m 7:-c
employer=0	0:10 1:-17 2:-b 3:-4 4:p 5:-c 6:-8 7:-c
employer=1	0:9 1:-1a 2:-1s 3:-17 4:-b 6:w 7:u
employer=2	0:1b 1:19 2:-1k 3:-l 4:e 5:-c 6:-14 7:-5
employer=3	0:-12 1:n 2:4 4:-l 6:-c 7:10
ends in stop	0:-b 1:39 2:-1l 3:-25 4:2g 6:-15 7:-q
ends joining	0:38 1:-32 2:f 3:-2r 6:-c 7:17
figures	0:28 1:-99 2:-39 3:-2q 4:1h 6:56 7:1z
from=0 of 0	0:-15 1:-1 2:t 3:h 6:r 7:-f
from=0 of 1	0:b 1:-k 2:-2d 3:1w 4:e 6:y 7:-2
from=0 of 2	0:1g 1:-1j 2:-f 3:19 5:-b 6:m 7:-c
from=0 of 3	0:x 1:-t 2:8 3:-1n 4:-8 6:f 7:l
from=0 of 4	0:u 1:-k 2:-8 3:-1g 6:q 7:j
from=1 of 1	0:i 1:1h 2:-2b 3:1s 4:-c 6:-q 7:-3b
from=1 of 2	0:1i 1:-1a 2:7 3:1c 4:10 6:-15 7:-2i
from=1 of 3	0:1k 1:-x 2:-23 3:-h 4:o 5:-c 6:-19 7:-y
from=1 of 4	0:1k 1:-17 2:-7 3:-u 6:-6 7:7
from=2 of 2	0:-m 1:g 2:y 3:-t 4:-1c 5:-c 6:7 7:-z
from=2 of 3	0:-l 1:z 2:-h 3:-1b 4:-c 6:-x 7:k
from=2 of 4	0:-c 1:j 2:b 3:-1e 4:-1 6:1 7:-6
from=3 of 3	0:-g 1:-l 2:q 3:-14 4:-y 6:9 7:1c
from=3 of 4	0:-u 1:-l 2:-19 3:-t 4:r 6:22 7:x
grade	0:1y 1:-1x 2:-h
in stretch=end	0:-f 1:-1l 2:-14 3:-d 4:-22 6:-1m 7:-1k
in stretch=start	0:-26 1:-2u 2:-1z 3:-5 4:-l 6:n 7:-s
in stretch=whole	0:y 1:1h 2:2b 3:1q 4:l 5:-c 6:-4 7:t
in stretch=within	0:-1u 1:p 2:a 3:-14 5:-c 6:-2f 7:-r
inner at	0:-5o 1:4c 2:-8 4:-8 6:-5 7:-5
inner bracket	0:6p 1:-5b 2:8 4:-f 7:-l
inner close	0:30 1:-1h 4:-3
inner colon	0:o 1:-p 2:-8 7:-8
inner comma	0:1j 1:-4z 2:6p 3:-1j 4:1h 6:-n 7:-o
inner dash	0:1h 1:-5c 2:-1r 4:-18 6:-n 7:-t
inner mark	0:-5 1:-31 2:-1v 7:-n
inner type	0:-1t 1:-16 2:-e 3:-c 7:-8
inner word	0:23 1:-7 2:1 3:-p 4:2 6:-8 7:-j
job alone in line	0:p 1:a 2:m 3:-1o 4:-n 5:-n 6:-17 7:-a
job and	0:-67 1:5j 2:-f 4:c 6:-n 7:-2
job any	0:1f 1:7 2:-k 3:-2g 4:-h 5:-y 6:-o 7:-m
job at=0	0:1g 1:4 2:-h 3:-27 4:s 5:-c 6:-26 7:-15
job at=1	0:1t 2:k 4:-j 6:-3n 7:a
job at=2	0:-2q 1:t 2:-f 6:1l 7:m
job at=3	0:a 1:-7 2:14 6:-15 7:-z
job before=at	1:29 7:9
job before=at behind=comma	1:1
job before=at behind=dash	1:7
job before=at behind=end	1:1l 2:-b 7:6
job before=at behind=gap	1:5
job before=at behind=line	1:11
job before=at behind=mark	1:a
job before=at behind=type	1:c
job before=bracket	0:-y 1:-19 2:c 3:-o 6:-4 7:-1j
job before=bracket behind=close	1:-7 7:-b
job before=bracket behind=end	0:-y 1:-q 2:-h 6:r 7:-m
job before=bracket behind=gap	6:-c
job before=bracket behind=line	0:-c 3:-o 6:2 7:-3
job before=bracket behind=mark	2:-1 6:-t
job before=bracket behind=type	7:-c
job before=close	0:-j 1:u 2:-k 6:-n 7:-h
job before=close behind=at	7:-c
job before=close behind=bracket	2:-b
job before=close behind=comma	1:f
job before=close behind=dash	1:d 6:-c
job before=close behind=end	0:-j 1:p 2:-7 6:-c 7:-1
job before=close behind=line	1:b
job before=close behind=type	1:-a
job before=close behind=word	1:-7
job before=colon	0:-5 1:-g 2:-13 6:d 7:-d
job before=colon behind=at	0:w 7:-8
job before=colon behind=comma	0:-b 1:-5
job before=colon behind=dash	0:n 2:-o
job before=colon behind=end	0:-1h
job before=colon behind=gap	0:-w
job before=colon behind=line	0:q 1:-b 6:5 7:-5
job before=colon behind=mark	0:-4 2:-7
job before=colon behind=type	0:-h
job before=comma	0:8 1:-5 2:24 3:-c 4:-m 5:-c 6:-e 7:-y
job before=comma behind=at	0:-4
job before=comma behind=bracket	1:-h 2:15
job before=comma behind=comma	1:3x 2:1k
job before=comma behind=dash	1:-28 2:-1h 6:-8
job before=comma behind=date	0:4 1:-19 2:9 6:w
job before=comma behind=end	0:g 1:g 2:t 4:-b 5:-c 6:6 7:-1g
job before=comma behind=gap	1:-v
job before=comma behind=line	0:-1g 1:t 2:-22 3:-c 4:-n 6:-e 7:p
job before=comma behind=mark	0:-8 1:-d 2:-5
job before=comma behind=type	0:-n 1:-n 2:m
job before=comma behind=word	1:-c
job before=dash	0:-8 1:-p 2:-6 4:-c 6:-1b 7:c
job before=dash behind=at	0:-c
job before=dash behind=bracket	1:-i 2:l 7:-b
job before=dash behind=comma	0:-c 1:-2k 2:-m 6:-z 7:-c
job before=dash behind=dash	1:2c 2:1y 6:-c 7:-m
job before=dash behind=date	0:1
job before=dash behind=end	0:2 1:q 2:-7 6:-7 7:t
job before=dash behind=gap	1:-d 6:c 7:d
job before=dash behind=line	0:-1o 1:-1b
job before=dash behind=mark	1:-18 2:-6
job before=dash behind=type	0:-4 1:17
job before=dash behind=word	1:-8
job before=date	2:-16 6:-f 7:1z
job before=date behind=comma	6:-c
job before=date behind=end	2:4 6:-12 7:1i
job before=gap	0:h 1:j 2:1y 6:-2d 7:-15
job before=gap behind=bracket	2:-1q 6:-a 7:-3
job before=gap behind=close	0:-7
job before=gap behind=comma	1:-6 2:-16 7:-j
job before=gap behind=dash	1:-7 6:1 7:-1
job before=gap behind=end	0:2r 1:-1p 2:c 6:14 7:-u
job before=gap behind=gap	0:-20 1:1r 2:-5 6:-q 7:-1
job before=gap behind=line	0:-n 1:-k 2:17 6:-9
job before=gap behind=mark	0:1 2:-c 6:-8
job before=line	0:4 1:-4 2:-x 3:-n 4:u 6:10 7:-b
job before=line behind=at	0:1 7:k
job before=line behind=bracket	0:-10 1:-g 2:-n 6:-4 7:-1
job before=line behind=close	0:-b
job before=line behind=colon	6:-y
job before=line behind=comma	0:2z 1:2i 2:-y 4:-2 7:-m
job before=line behind=dash	0:-x 1:-29 2:-s 6:s 7:r
job before=line behind=date	0:-c 1:d
job before=line behind=end	0:i 1:-2k 2:a 3:-n 4:t 6:a 7:1e
job before=line behind=gap	0:12 1:-16 2:-e 4:-r 7:u
job before=line behind=line	0:n 1:6 2:15 3:-b 4:1l 6:-1e 7:-j
job before=line behind=mark	0:-13 1:1 7:-3
job before=line behind=type	0:-w 1:1g 2:-l 7:1
job before=line behind=word	0:-c 1:-h 2:-c 4:-8 7:-c
job before=mark	0:2c 1:i 2:14 4:-c 6:b 7:-f
job before=mark behind=bracket	1:1 2:a
job before=mark behind=colon	1:-n
job before=mark behind=comma	0:-d 1:-1n 7:-b
job before=mark behind=dash	1:-h 6:c
job before=mark behind=date	6:1
job before=mark behind=end	0:-1i 1:23 2:q 4:-c 6:9 7:-9
job before=mark behind=gap	6:1 7:-1
job before=mark behind=line	0:j 1:1c 2:-n
job before=mark behind=mark	1:1q 2:12 7:k
job before=mark behind=word	1:-f
job before=start	0:8 1:f 2:1t 3:-c 4:-c 6:z
job before=start behind=at	0:2j 2:-n
job before=start behind=bracket	0:-e 1:-d 2:-m 4:-o 6:-c
job before=start behind=close	0:i 1:-8 2:-1m 6:1m
job before=start behind=colon	1:-c 2:-n 6:-r 7:22
job before=start behind=comma	0:s 1:-9 2:1 6:-13 7:-n
job before=start behind=dash	0:-c 1:-j 2:-1c 6:z 7:-s
job before=start behind=end	0:-2y 1:-13 2:1z 6:j 7:-1
job before=start behind=gap	0:1 1:9 2:i 6:-1 7:6
job before=start behind=line	0:16 1:6 2:-d 4:i 5:-b 6:11 7:d
job before=start behind=mark	0:17 1:-3 2:-j 6:1h 7:-6
job before=start behind=type	0:19 1:3 2:-7 3:-b 6:-b 7:-l
job before=start behind=word	0:-h 1:-4 6:-g
job before=type	0:-y 1:17 2:16 4:-8 6:-n 7:h
job before=type behind=bracket	0:1a 1:1 2:-1a
job before=type behind=comma	0:-10 1:-19 6:-n 7:-b
job before=type behind=end	0:t 1:-6 2:28 4:-8 6:-3 7:e
job before=type behind=line	0:12 1:-q 2:-o 7:f
job before=type behind=type	0:e 1:f 2:1d 4:-b 7:f
job before=word	0:-m 1:-1u 2:-1b 3:-7 7:-y
job before=word behind=comma	1:-n
job before=word behind=dash	2:-7
job before=word behind=end	0:-11 2:-n 3:-7 7:-y
job before=word behind=line	2:-j
job before=word behind=mark	1:-c
job before=word behind=type	1:-n
job begins small	0:-3r 1:-2e 2:-1j 3:-z 4:-r 6:-32 7:23
job behind gap	0:q 1:-w 2:-18 4:-10 6:1c 7:g
job behind=at	0:3m 1:-b 2:-n 3:-c 7:-9
job behind=bracket	0:-b 1:-14 2:-g 6:-10 7:-2
job behind=close	0:10 1:-12 2:-1m 6:1m 7:-b
job behind=colon	1:-y 2:-n 6:-1k 7:1m
job behind=comma	0:18 1:2m 2:-d 4:-p 6:-a 7:-1r
job behind=dash	0:-g 1:s 2:c 6:b 7:o
job behind=date	0:-9 1:d 2:9 6:-b
job behind=end	0:f 1:3 2:12 3:-c 4:-y 5:-c 6:-3 7:2
job behind=gap	0:-d 1:c 2:1 4:-h 6:-z 7:1g
job behind=line	0:p 1:-k 2:2a 3:-18 4:-a 5:-n 6:16 7:2
job behind=mark	0:d 1:-q 2:-8 6:-a 7:-4
job behind=type	0:1d 1:e 2:t 3:-b 4:-b 6:-3 7:-e
job behind=word	0:-1k 1:-1q 2:-m 4:-8 6:-g
job bold before	0:7 1:1n 2:-q 3:-n 4:29 6:-14 7:1
job capitals	0:-1v 1:t 2:-1q 6:1c 7:d
job code	0:-13 1:-y 2:-1i 4:c 6:i 7:3e
job contract	0:-4m 1:-3t 2:-7s 4:-5 6:ci 7:-3x
job country or town	0:-m 1:-1x 2:-e 6:-c 7:-n
job dated=false	0:-3 1:o 2:-1a 3:-j 4:1a 5:-c 6:-2h 7:-2
job dated=true	0:1l 1:b 2:e 3:-21 4:-1n 5:-b 6:-c 7:-r
job degree	0:k 1:-14 2:l
job employer=0	0:17 1:-r 2:1a 3:-n 4:-d 6:-16 7:m
job employer=1	0:-1o 1:-36 2:-1j 6:29 7:a
job employer=2	0:1e 1:a 2:-1l 4:13 5:-c 6:-o 7:-o
job employer=3	0:-1w 1:1g 2:4 4:-l 7:q
job ends in stop	0:-4f 1:4b 2:-19 4:21 6:-n 7:-m
job ends joining	0:-10 2:22 7:-c
job figures	0:-4 1:-6k 2:-2o 3:-c 4:1a 6:3k 7:34
job from=0 of 0	0:b 1:r 2:j 6:-14 7:-1
job from=0 of 1	0:h 1:-l 2:-1x 4:o 6:1x 7:-2
job from=0 of 2	0:n 1:9 2:-16 5:-b 6:5 7:-p
job from=0 of 3	0:-1 1:-t 2:3g 3:-c 4:-17 6:-q 7:13
job from=0 of 4	0:-r 1:i 2:-5 6:f 7:8
job from=1 of 1	0:1p 1:-8 2:a 3:-c 4:-c 6:5 7:-j
job from=1 of 2	0:-2 1:1n 2:s 4:-4 6:-18 7:-s
job from=1 of 3	0:21 1:-1y 2:1f 3:-z 4:r 6:-1c 7:-23
job from=1 of 4	0:1u 1:-u 2:-i 6:1 7:-f
job from=2 of 2	0:-2 1:1n 2:-12 3:-c 4:-6 5:-c 6:u 7:e
job from=2 of 3	0:-29 1:11 2:2c 4:6 5:-c 6:-15 7:m
job from=2 of 4	0:-m 1:g 2:f 4:-1 6:-c 7:-4
job from=3 of 3	0:17 1:9 2:-y 3:-7 4:-2b 6:19 7:-9
job from=3 of 4	0:2 1:-b 2:-l 4:f 6:1g 7:1c
job grade	0:23 1:-21 2:-c 6:-8
job in stretch=end	0:6 1:m 2:-1c 3:-15 4:-1i 5:-c 6:-1 7:-w
job in stretch=start	0:-k 1:-1g 2:-28 3:-c 4:-1i 6:a 7:h
job in stretch=whole	0:1m 1:1p 2:2c 3:-x 4:1u 5:-n 6:a 7:-j
job in stretch=within	0:-j 1:m 2:2c 6:-1n 7:-11
job inner at	0:-1z 1:-17 4:-8
job inner bracket	0:5x 1:-57 2:p 4:-e 7:-9
job inner close	0:z 1:-8 4:-3 7:-2
job inner colon	0:2n 1:-p 2:-j 7:-8
job inner comma	0:-d 1:-64 2:7w 4:1p 6:-j 7:-d
job inner dash	0:3r 1:-47 2:-1g 4:-1d 6:-n 7:-h
job inner mark	0:1r 1:-2z 2:-1v 6:-b 7:-n
job inner type	0:-d 1:-j
job inner word	0:1k 1:1h 2:c 4:7 7:-9
job left=0	0:v 1:13 2:2 3:-j 5:-c 6:-m 7:-p
job left=1	0:1 1:x 2:1 4:-u 5:-c 6:-1s 7:-10
job left=2	0:-h 1:1b 2:1c 3:-z 4:n 5:-b 6:-f 7:-3
job left=3	0:-10 1:19 2:-2f 3:-m 4:-8 6:o 7:j
job line=0/0	0:g 1:z 2:3 3:-i 6:2p 7:-9
job line=0/1	0:-h 1:1u 2:-2p 3:-19 4:-n 6:q 7:16
job line=0/2	0:13 1:-29 2:21 4:-j 5:-b 6:-2m 7:-11
job line=0/3	0:-33 1:1w 2:-1e 6:1s 7:c
job line=1/1	0:-e 1:l 2:2c 3:-n 4:-2z 5:-c 6:y 7:2b
job line=1/2	0:-f 1:r 2:m 3:-b 4:14 6:-19 7:-l
job line=1/3	0:1s 1:-37 2:z 4:-4 6:8 7:-y
job line=2/2	0:-b 1:-1d 2:r 4:1v 6:-26 7:e
job line=2/3	0:-1y 1:v 2:9 4:-d 6:8 7:5
job line=3/3	0:3 1:-1i 2:1s 4:-2 6:-j 7:-9
job listed title=0	0:-1q 1:1j 2:q 3:-y 4:c 6:k 7:29
job listed title=3	0:1d 1:-x
job listed title=4	0:2 1:-26 2:-1m 4:-b 6:-n 7:a
job mark	0:-1 1:-3 2:-1a 6:l 7:-17
job one capital word	0:-18 1:-27 2:-j 3:-n 4:-19 5:-b 6:-w 7:3
job one chunk	0:-1l 1:3o 2:-2x 3:-27 4:h 5:-n 6:-16 7:-6
job place=0	0:1r 1:-4 2:-2l 3:-x 4:t 5:-c 6:-27 7:-e
job place=1	0:-32 2:2p
job place=2	4:-b 6:-12 7:12
job place=3	0:-c 2:12 7:1g
job place=4	0:-m 1:-1q 2:24 6:-n 7:-18
job said=	0:-19 1:i 2:-k 3:-n 4:m 6:1j 7:-h
job said= & before=at	1:w 2:-b 7:-b
job said= & before=bracket	2:-1b 6:-f 7:-f
job said= & before=close	1:-9 2:-i 7:a
job said= & before=colon	0:-f 6:j
job said= & before=comma	0:3 1:-11 2:-t 4:-b 6:19 7:-y
job said= & before=dash	0:-13 1:-a 2:k 6:1v 7:-i
job said= & before=date	6:-u 7:v
job said= & before=gap	0:-11 1:7 2:1h 6:e 7:-9
job said= & before=line	0:-c 1:p 2:-1y 3:-c 4:-m 6:1a 7:r
job said= & before=mark	0:6 1:-8 2:l 6:-b 7:8
job said= & before=start	0:-6 1:10 3:-c 4:-3 6:-7 7:-g
job said= & before=type	1:-g 2:1g 4:-b 6:-n 7:x
job said= & before=word	0:-c 1:-2 2:-q 7:-n
job said= & end	0:2 1:-z 2:-4 4:-b 6:-1h 7:4
job said= & joined	0:8 1:-1l 2:27 4:b 6:-j 7:-h
job said= & line=0	0:e 1:c 2:-1v 3:-n 6:2o 7:t
job said= & line=1	0:-12 1:s 2:3 3:-c 4:2 6:a 7:k
job said= & line=2	0:-9 1:-y 2:23 4:9 6:-g 7:-o
job said= & one	0:-18 1:17 2:-2p 3:-y 4:-3 6:v 7:-6
job said= & start	0:m 1:o 2:-a 3:-c 4:-b 6:-m 7:2
job said= & whole	0:3 1:-h 2:v 3:-n 4:10 6:-i 7:1c
job said= & within	0:-e 1:5 2:c 6:-n 7:-9
job said=d	0:-4 1:-i 6:-c
job said=d & before=comma	0:-g 1:-b 4:-b 6:-c
job said=d & before=start	0:5
job said=d & end	0:-g 1:-b 4:-b 6:-c
job said=d & joined	0:5
job said=d & line=0	0:-6 1:-g
job said=d & line=1	0:2 1:-2 4:-b
job said=d & one	0:-6 1:-g 6:-c
job said=d & whole	0:7 1:-2
job said=dp	2:14
job said=dp & before=comma	2:b
job said=dp & before=gap	2:c
job said=dp & before=start	2:e
job said=dp & end	2:b
job said=dp & joined	2:s
job said=dp & line=0	2:m
job said=dp & line=1	2:l
job said=dp & whole	2:x
job said=e	0:-1g 1:q 2:-10 4:i 5:-c 6:-o 7:p
job said=e & before=at	1:p 7:k
job said=e & before=bracket	1:-i 7:-c
job said=e & before=close	1:5
job said=e & before=colon	0:4
job said=e & before=comma	0:-s 1:1 2:-c 7:i
job said=e & before=dash	0:-10 1:-1t 2:-9 7:-b
job said=e & before=gap	1:g 2:-b 7:-7
job said=e & before=line	0:-6 1:-2 2:l 4:9 7:r
job said=e & before=mark	1:d 2:a 7:-b
job said=e & before=start	0:-10 1:1f 2:-n 6:-1 7:1
job said=e & before=type	1:2 4:-b 7:c
job said=e & end	0:-17 1:-1f 2:-4 7:d
job said=e & joined	0:-p 1:-11 2:-1d 4:b
job said=e & line=0	0:-b 1:-5 2:7 7:-m
job said=e & line=1	0:a 2:-1b 4:-b 6:-1 7:1g
job said=e & line=2	1:-g 2:7 4:j 6:-n 7:i
job said=e & one	0:-1m 1:15 2:-7 4:9 5:-c 6:-z 7:18
job said=e & start	0:-a 1:1a 2:-h 6:-1 7:m
job said=e & whole	0:-1l 1:1e 2:-4 4:g 6:-c 7:-c
job said=e & within	0:7 1:x 2:-7
job said=ep	2:i
job said=ep & before=comma	2:i
job said=ep & before=line	2:c 7:-c
job said=ep & line=1	2:u 7:-c
job said=ep & one	2:n 7:-c
job said=ep & within	2:7
job said=es	0:-y 1:y 2:-b 7:g
job said=es & before=at	1:1
job said=es & before=comma	1:1 2:-1
job said=es & before=dash	1:b
job said=es & before=line	0:-c 1:b 2:-4 4:-c 7:g
job said=es & before=mark	1:1
job said=es & before=start	0:-c 1:d
job said=es & end	1:1 2:-1
job said=es & joined	1:-3
job said=es & line=0	0:-c 1:m 2:-1
job said=es & line=1	0:-c 1:h 2:-7
job said=es & line=2	0:-c 2:-4 4:7 7:9
job said=es & one	0:-y 1:w 4:7 7:5
job said=es & start	1:7
job said=es & whole	0:-y 1:o 2:-b 7:g
job said=es & within	1:b
job said=p	0:-x 1:-1x 2:2k 6:-y 7:11
job said=p & before=bracket	2:23
job said=p & before=comma	2:9 6:-n
job said=p & before=dash	1:2 2:-8 7:9
job said=p & before=gap	2:-t 7:-2
job said=p & before=line	1:-12 2:n 7:v
job said=p & before=mark	2:4
job said=p & before=start	0:-x 1:-17 2:1w 6:-b 7:-9
job said=p & before=type	1:6 2:-7 7:-3
job said=p & end	2:1e 6:-n 7:c
job said=p & joined	0:-c 2:3v
job said=p & line=0	0:-c 1:-r 2:n 6:-n 7:-j
job said=p & line=1	1:-n 2:1z 7:-c
job said=p & line=2	1:-4 2:-12 7:1b
job said=p & one	0:-m 1:-1h 2:-7 6:-c 7:v
job said=p & start	0:-m 1:-c 2:-26 6:-b 7:j
job said=p & whole	1:-1n 2:1y 7:-7
job said=p & within	1:3 2:z
job said=s	0:-w 1:d 7:-1
job said=s & before=comma	0:-b 1:-b 7:-1
job said=s & before=dash	1:-c
job said=s & before=line	0:-j 1:j
job said=s & before=start	0:-g 1:r
job said=s & end	0:-b 1:-c 7:-1
job said=s & joined	0:b
job said=s & line=0	0:-r 1:g
job said=s & line=1	0:-n 1:m 7:-1
job said=s & one	0:-11 1:8 7:-1
job said=s & start	0:-f 1:f
job said=s & whole	0:-n 1:o
job said=s & within	1:-b
job said=t	0:10 1:-1h 2:-2c 3:-c 7:-h
job said=t & before=colon	0:-14
job said=t & before=comma	0:1e 1:-b 7:6
job said=t & before=dash	0:19 1:-b
job said=t & before=gap	0:2
job said=t & before=line	0:1y 1:-18 2:-c 3:-c 6:-c 7:-1
job said=t & before=mark	0:9 7:-4
job said=t & before=start	0:-1 1:-l 2:-18 6:-c 7:-c
job said=t & before=type	0:-b 1:-12
job said=t & end	0:1h 1:1 2:-z
job said=t & joined	0:7 2:-n
job said=t & line=0	0:1e 1:-1e 2:-18 6:-z 7:-c
job said=t & line=1	0:15 1:-o 2:-19 3:-c 7:3
job said=t & line=2	0:n 1:-c 7:-b
job said=t & one	0:1p 1:-2r 2:-1t 7:-m
job said=t & start	0:-w 1:-h 2:-18 6:-c 7:-c
job said=t & whole	0:2s 1:-21 2:-c 3:-c 6:-z 7:-b
job said=t & within	0:-n
job said=td	0:o 1:-c 7:-c
job said=td & before=line	0:1
job said=td & before=start	0:2
job said=td & before=type	0:c 1:-c
job said=td & joined	0:-k
job said=td & line=0	0:e 1:-c
job said=td & line=1	0:1
job said=td & one	0:v 7:-c
job said=td & start	0:9
job said=td & whole	0:p 1:-c 7:-c
job said=te	0:z 1:f 2:-11 4:2 7:-2
job said=te & before=colon	0:-a
job said=te & before=comma	0:2 1:-1 7:-c
job said=te & before=dash	0:k 1:n
job said=te & before=gap	0:1
job said=te & before=line	0:-2 1:m 4:f 7:-1
job said=te & before=mark	0:c
job said=te & before=start	0:f 1:k 2:-n 4:-1
job said=te & before=type	0:z 1:-n 2:-c
job said=te & end	0:a 1:l 7:-c
job said=te & joined	0:1o 2:-3 4:-8
job said=te & line=0	0:1i 1:-d 2:-y 4:-1
job said=te & line=1	0:-4 1:n 2:-3 4:4 7:a
job said=te & line=2	4:b 7:-b
job said=te & one	0:-r 1:1a 2:-y 4:b 7:-3
job said=te & start	0:17 1:-c 2:-n 7:8
job said=te & whole	0:z 1:f 2:-c 4:-1 7:-b
job said=te & within	0:-k
job said=ted	0:c 1:-c
job said=ted & line=0	0:c 1:-c
job said=ted & one	0:c 1:-c
job said=tes	0:-9 4:1
job said=tes & before=start	0:-9 1:-2
job said=tes & joined	0:-3
job said=tes & line=0	0:-9
job said=tes & one	0:-m
job said=tes & start	0:-9
job said=tes & whole	0:2 1:-2
job said=ts	0:n
job said=ts & before=comma	0:b
job said=ts & before=line	0:1
job said=ts & before=start	0:c
job said=ts & end	0:b
job said=ts & joined	0:m
job said=ts & line=0	0:b
job said=ts & whole	0:c
job school	0:-1g 1:19 2:-c 4:8 7:8
job small=0	0:-18 1:2k 2:u 3:-1e 4:-36 5:-b 6:-1c 7:-1i
job small=1	0:1 1:1r 2:-10 4:-a 6:-o 7:f
job small=2	0:k 1:17 2:1v 4:15 6:-x 7:g
job small=3	0:34 1:-7v 2:-3y 3:-z 4:1n 5:-c 6:1s 7:j
job title=0	0:-49 1:1z 2:1c 3:-n 4:6 5:-c 6:-x 7:x
job title=1	0:2k 1:-1y 4:1 6:-c 7:u
job title=2	0:1
job title=3	0:3o 1:-2c 2:-34 3:-c 4:3 6:-19 7:-q
job type=bold	0:f 1:16 2:-3z 3:-b 4:-1n 5:-c 6:-2r 7:t
job type=bold & line=0	0:-5 1:1r 2:-3w 4:-c 5:-b 6:-22 7:-23
job type=bold & line=1	0:1p 1:-33 2:-5a 3:-b 6:-x 7:2u
job type=bold & line=2	0:1d 1:-i 2:-t 4:-1n 7:o
job type=italic	0:-x 1:-9 2:m 4:24 6:-x 7:-17
job type=italic & line=0	0:2f 1:-2e 2:-3
job type=italic & line=1	0:s 1:9 2:1g 4:-a 6:-c 7:-b
job type=italic & line=2	0:-1s 1:-i 4:1f 6:c 7:-c
job type=one	0:r 1:j 2:-3 3:-j 4:-18 6:m 7:-19
job type=one & line=0	0:1i 1:13 2:-w 3:-j 4:p 6:-x 7:1g
job type=one & line=1	0:-q 1:1c 2:1 4:-1r 6:a 7:-i
job type=one & line=2	0:g 1:s 2:-18 4:-8 7:-8
job type=plain	0:-25 1:v 2:2f 3:-n 4:1k 5:-c 6:-j 7:6
job type=plain & line=0	0:l 1:-h 2:-w 3:-z 4:-1f 6:1w 7:1h
job type=plain & line=1	0:-9 1:-i 2:1x 3:-n 4:g 6:h 7:1
job type=plain & line=2	0:-10 1:-26 2:1c 4:1i 5:-c 6:-b 7:i
job words=0	0:-1e 1:6 2:17 3:-u 4:-1w 5:-b 6:1o 7:s
job words=0 & before=at	1:1s 7:-b
job words=0 & before=bracket	1:-3 2:1k 3:-c 6:9 7:-r
job words=0 & before=close	1:5 2:-7 6:-n 7:j
job words=0 & before=colon	0:5 2:-w 6:g 7:-d
job words=0 & before=comma	0:-26 1:v 2:2i 6:-18 7:t
job words=0 & before=dash	0:-1m 1:1c 2:1o 4:-c 6:n 7:17
job words=0 & before=date	2:-1g 6:f 7:1f
job words=0 & before=gap	0:-k 1:-a 2:-1b 6:1f 7:-17
job words=0 & before=line	0:3 1:-8 2:s 3:-c 4:-1d 6:5 7:6
job words=0 & before=mark	0:f 1:-4 2:-1o 6:6 7:-r
job words=0 & before=start	0:b 1:11 2:e 3:-b 5:-b 6:-1y 7:1a
job words=0 & before=type	0:-f 1:5 2:-w 7:d
job words=0 & before=word	0:-8 1:-m 2:-14 3:-7 7:-n
job words=0 & line=0	0:-r 1:27 2:-1 3:-c 6:2d 7:1z
job words=0 & line=1	0:g 1:-e 2:-4 3:-c 4:-n 6:-19 7:1i
job words=0 & line=2	0:-9 1:-n 2:z 4:-13 6:-k 7:-i
job words=0 & one=false	0:-u 1:-14 2:u 3:-y 4:-1c 5:-b 6:1b 7:-11
job words=0 & one=true	0:i 1:-r 2:1d 6:-y 7:-1
job words=1	0:l 1:-20 2:y 3:-z 4:-1v 5:-o 6:-5 7:-n
job words=1 & before=at	1:1k 2:-b
job words=1 & before=bracket	0:-n 1:-u 2:-10 3:-c 7:-j
job words=1 & before=close	0:-b 2:-b 7:-7
job words=1 & before=colon	0:r 2:-5
job words=1 & before=comma	0:i 1:-1 2:-j 3:-c 4:-c 5:-c 6:-j 7:-1a
job words=1 & before=dash	0:-2a 1:-1n 2:1h 6:-1a 7:-2
job words=1 & before=date	6:-c
job words=1 & before=gap	0:-1 1:r 2:1z 6:-o 7:-c
job words=1 & before=line	0:q 1:1 2:-2n 4:-k 5:-c 6:-c 7:f
job words=1 & before=mark	0:9 1:1b 2:-8 7:g
job words=1 & before=start	0:-h 1:-p 2:2c 3:-c 7:-r
job words=1 & before=type	0:19 1:1i 2:-16 7:r
job words=1 & before=word	1:-b 2:-5 7:-c
job words=1 & line=0	0:-11 1:-3 2:2 3:-z 4:-19 6:-w 7:-2e
job words=1 & line=1	0:-x 1:-4 2:-p 4:-5 5:-c 6:-s 7:-4
job words=1 & line=2	0:-12 1:-e 2:1v 4:-q 5:-c 6:-15 7:x
job words=1 & one=false	0:a 1:-11 2:d 3:-z 4:-1o 5:-o 6:-19 7:-1g
job words=1 & one=true	0:d 1:-w 2:6 6:d
job words=2	0:16 1:1d 3:-m 4:-y 6:-1r 7:-h
job words=2 & before=at	1:c 7:o
job words=2 & before=bracket	1:-c
job words=2 & before=close	0:-8 1:w
job words=2 & before=colon	0:-1w 1:-b
job words=2 & before=comma	0:-u 1:1o 2:-1u 6:-b 7:-q
job words=2 & before=dash	0:1a 1:18 2:-q 6:-c
job words=2 & before=date	2:c
job words=2 & before=gap	0:1p 1:-i 2:-1 7:-b
job words=2 & before=line	0:a 1:1b 2:-18 3:-m 4:-y 6:-x 7:-1
job words=2 & before=mark	0:-e 1:2 2:1p
job words=2 & before=start	0:13 1:n 2:20 6:-c 7:-9
job words=2 & before=type	0:-q 1:16 2:-4 4:-b 7:c
job words=2 & before=word	1:-c 2:-e
job words=2 & line=0	0:f 1:1l 2:-10 6:-x 7:-u
job words=2 & line=1	0:-s 1:4 2:-17 3:-b 4:-n 6:-c 7:9
job words=2 & line=2	0:7 1:f 2:-y 4:p 7:-f
job words=2 & one=false	0:z 1:16 2:-r 3:-m 4:-g 6:-17 7:-b
job words=2 & one=true	0:-2 1:-y 2:q
job words=3	0:10 1:a 2:-1p 4:11 6:9 7:-1
job words=3 & before=close	1:i
job words=3 & before=colon	0:-3
job words=3 & before=comma	0:1d 1:-13 2:-1g 4:-b 6:-c
job words=3 & before=dash	0:-19 1:-s 2:-c 6:-8
job words=3 & before=gap	0:9 1:-1 2:8
job words=3 & before=line	0:w 1:1 2:-v 4:1u 6:g 7:c
job words=3 & before=mark	0:e 1:n 2:-r 4:-c
job words=3 & before=start	0:n 1:19 2:o 4:p 6:w 7:-d
job words=3 & before=type	0:j 1:-5 2:1n 4:-j 6:-q 7:-b
job words=3 & before=word	1:-c
job words=3 & line=0	0:5 1:1d 2:-1u 4:7 6:14 7:-l
job words=3 & line=1	0:1h 1:-h 2:-16 4:-7 6:28 7:-2
job words=3 & line=2	0:-6 1:18 2:f 4:l 6:-y 7:3
job words=3 & one=false	0:28 1:-h 2:-28 4:f 6:1r 7:-3
job words=3 & one=true	0:-5 1:o 6:-c
job words=4	0:19 1:-p 2:-21 4:1d 6:-7 7:-g
job words=4 & before=bracket	0:-c
job words=4 & before=comma	0:9 1:c 2:-y
job words=4 & before=dash	0:5
job words=4 & before=gap	0:e
job words=4 & before=line	0:p 1:-e 2:-8 4:13 6:-7 7:-g
job words=4 & before=mark	0:5 2:-c
job words=4 & before=start	0:e 1:-n 2:-a
job words=4 & line=0	0:-2 1:-18 2:-1o
job words=4 & line=1	0:1v 1:-3 2:-g 4:-8 7:-5
job words=4 & line=2	0:-17 1:-c 4:14
job words=4 & one=false	0:1e 1:-x 2:-11 4:12 6:-7 7:-g
job words=4 & one=true	0:-g 1:-c 2:-h
job words=5	0:-r 2:-5 4:1o 6:-n
job words=5 & before=line	0:-e 2:-2 4:16 7:-b
job words=5 & before=start	0:-y 2:-5
job words=5 & line=0	0:-c 2:-5
job words=5 & line=1	7:-c
job words=5 & line=2	0:-6 2:-2 4:1b 6:-c 7:-b
job words=5 & one=false	0:-15 2:-2 4:1t 6:-n 7:-n
job words=5 & one=true	2:-5
job words=6	4:c 6:-c
job words=6 & before=line	4:1
job words=6 & line=2	4:c 6:-c
job words=6 & one=false	4:1
left=0	0:p 1:n 2:-w 3:c 4:-d 5:-c 6:h 7:l
left=1	0:c 1:-o 2:-2b 3:-6 4:b 5:-c 6:-q 7:-4
left=2	0:-t 1:2b 2:-3 3:-16 4:-k 6:-o 7:a
left=3	0:-1p 1:12 2:-h 3:-18 4:-15 5:-c 6:l 7:-8
line=0/0	0:o 1:v 2:-5 3:-3 4:-y 6:-i 7:-t
line=0/1	0:-2 1:1e 2:-1i 3:-19 4:-x 6:l 7:1z
line=0/2	0:k 1:-1i 2:15 3:-l 4:-j 6:-1q 7:6
line=0/3	0:3 1:i 2:-e 3:r 6:13 7:-v
line=1/1	0:-2 1:a 2:4 3:j 4:-2n 5:-c 6:-a 7:10
line=1/2	0:-15 1:-7 2:-13 3:1x 4:22 6:-10 7:-h
line=1/3	0:15 1:-c 2:7 3:-c 4:-4 6:7 7:-1r
line=2/2	0:x 1:-j 2:-3 3:-2b 4:23 6:-27 7:-9
line=2/3	0:-1f 1:y 2:7 3:2 6:-u 7:-u
line=3/3	0:-v 1:-2b 2:x 3:19 4:8 6:1x 7:h
listed title=0	0:-n 1:1q 2:1o 3:-m 4:10 5:-o 6:4 7:-f
listed title=3	0:25 1:-1s 2:-c
listed title=4	0:13 1:-2n 2:-12 3:-d 4:-b 6:-y 7:5
mark	0:-16 1:-o 2:-1g 3:-d 6:2u 7:-14
one capital word	0:-2c 1:-3z 2:o 3:z 4:-n 5:-b 6:-3a 7:7
one chunk	0:-1r 1:2m 2:-1a 3:-5 4:-14 5:-19 6:-3 7:d
place as others	0:3j 1:5b 2:5t 3:15 4:2s 6:4f 7:x
place not as others	0:i 1:-13 2:-4g 3:11 4:-1t 5:-c 6:-1p 7:-1a
place=0	0:19 1:f 2:-22 3:-3 4:m 5:-o 6:-e 7:-1k
place=1	0:-2d 1:-1i 2:29 7:-c
place=2	0:2e 1:-7 2:-g 3:-c 4:-b 6:-1b 7:1a
place=3	0:-10 1:1 2:-u 7:2t
place=4	0:-1i 1:-1a 2:1w 6:-x 7:-9
said=	0:-n 1:7 2:c 3:f 4:1 6:v 7:-j
said= & before=at	1:y 2:-m 3:-c
said= & before=bracket	1:-j 2:-1c 3:-m 6:-x 7:-2
said= & before=close	1:-9 2:-i 3:-c 7:g
said= & before=colon	0:-c 6:i
said= & before=comma	0:-12 1:-15 2:-1v 3:-1d 4:-b 6:-y 7:-10
said= & before=dash	0:-16 1:-a 2:v 3:9 6:1d 7:r
said= & before=date	2:-c 3:-b 6:-d 7:z
said= & before=gap	0:-1i 1:-1 2:3 3:-4 6:v 7:11
said= & before=line	0:-d 1:-9 2:-y 3:n 4:19 6:s 7:m
said= & before=mark	0:9 1:-4 2:p 3:j 6:-b 7:8
said= & before=start	0:-l 1:-7 2:16 3:1m 4:-2 6:1h 7:q
said= & before=type	0:b 1:f 2:19 3:e 7:g
said= & before=word	0:-c 1:-r 2:-12 3:b 7:-18
said= & end	0:-2b 1:4 2:-11 3:-4 4:-b 6:v 7:-1o
said= & joined	0:-n 1:-1h 2:2t 3:-b 6:-j 7:-s
said= & line=0	0:-11 1:-5 2:1e 3:r 4:-a 6:h 7:m
said= & line=1	0:-k 1:-5 2:-e 3:j 4:2 6:w 7:w
said= & line=2	0:-2 1:-14 2:2b 3:16 4:-3 6:-1i 7:-8
said= & one	0:-a 1:-8 2:-6 3:6 4:-3 6:r 7:i
said= & start	0:w 1:-2 2:13 3:1e 4:-b 6:14 7:q
said= & whole	0:-i 1:-6 2:j 3:-a 4:-1 6:15 7:12
said= & within	0:6 2:-5 3:-c 6:-11 7:l
said=d	0:1j 1:-1t 2:-17 3:-5 4:-b 6:-h 7:6
said=d & before=colon	0:19 1:-b 7:-8
said=d & before=comma	0:1t 1:-b 4:-b 6:-c 7:e
said=d & before=dash	0:d 7:-c
said=d & before=gap	0:-a 3:-i 6:-5 7:j
said=d & before=line	0:g 1:-11 2:-b 3:-y 6:-c 7:6
said=d & before=mark	0:1
said=d & before=start	0:i 1:-18 2:-y 3:-h 7:b
said=d & before=type	0:m
said=d & before=word	3:13 7:-c
said=d & end	0:1t 1:-b 3:-2 4:-b 6:-c 7:-7
said=d & joined	0:i 1:-10 2:-c
said=d & line=0	0:p 1:-1d 2:-18 3:-p 6:-5 7:j
said=d & line=1	0:17 1:-q 3:2 4:-b 6:-c 7:-9
said=d & line=2	0:f 1:-c 3:-b 6:-c 7:n
said=d & one	0:-2 1:-1j 2:-n 3:-j 4:-b 6:-s 7:-6
said=d & start	0:4 1:-o 2:-m 3:-1o 6:-5 7:k
said=d & whole	0:p 1:-1a 2:-x 3:a 6:-c 7:6
said=d & within	0:13 3:q 7:-c
said=dp	2:1b
said=dp & before=comma	2:1
said=dp & before=gap	2:c
said=dp & before=start	2:m
said=dp & before=type	2:b
said=dp & end	2:b
said=dp & joined	2:14
said=dp & line=0	2:m
said=dp & line=1	2:b
said=dp & whole	2:w
said=e	0:-d 1:m 2:-c 3:h 4:-4 6:-z 7:e
said=e & before=at	1:6 7:k
said=e & before=bracket	1:-i 7:-c
said=e & before=close	1:a
said=e & before=colon	0:6
said=e & before=comma	0:-14 1:-g 2:-v 7:z
said=e & before=dash	0:-f 1:-12 2:3 7:-x
said=e & before=gap	1:g 2:-b 7:-7
said=e & before=line	0:-s 1:-1 2:n 3:-1 4:s 6:-n 7:1a
said=e & before=mark	1:d
said=e & before=start	0:-9 1:10 2:-d 3:1 6:-d 7:6
said=e & before=type	1:-b 3:i 4:-b 7:c
said=e & before=word	2:-b 3:n
said=e & end	0:-j 1:-1o 2:-f 3:m 4:-o 5:-c 7:-3
said=e & joined	0:-j 1:-1g 2:-17 3:-c 4:b 7:-1
said=e & line=0	0:-q 1:2 2:-g 3:e 4:-o 6:-c 7:-1
said=e & line=1	0:-j 1:l 2:-1g 3:-4 5:-c 6:-1 7:1l
said=e & line=2	0:-n 1:-q 2:18 3:h 4:r 6:-n 7:-b
said=e & one	0:-1z 1:1v 2:r 3:8 4:-6 5:-c 6:-z 7:h
said=e & start	0:3 1:1a 2:-c 3:-1 7:o
said=e & whole	0:-1 1:-1 2:7 3:2 4:s 6:-y 7:x
said=e & within	0:-6 1:a 2:3 3:c 7:-o
said=ed	0:l 1:-8 2:-c
said=ed & before=colon	0:1
said=ed & before=comma	0:-7
said=ed & before=gap	0:d 1:-8
said=ed & before=line	0:m 3:-5
said=ed & before=start	0:-5 2:-e 3:-c
said=ed & before=type	0:g
said=ed & end	0:j
said=ed & joined	0:1g 1:-8 2:-c 3:-c
said=ed & line=0	0:m 2:-e 3:-c
said=ed & line=1	0:6
said=ed & line=2	0:5 3:-5
said=ed & one	0:-f 3:-5
said=ed & start	0:-7 2:-e
said=ed & whole	0:11 3:-5
said=ed & within	0:-t
said=ep	2:u 7:-c
said=ep & before=comma	2:7
said=ep & line=1	2:i
said=ep & one	2:j
said=ep & whole	2:c 7:-c
said=ep & within	2:7
said=es	0:-26 1:1v 2:-4 3:-d 4:-5 6:-c 7:5
said=es & before=at	1:e 3:-4 7:j
said=es & before=close	1:-i
said=es & before=colon	1:1
said=es & before=comma	0:-12 1:o 2:-1 7:-i
said=es & before=dash	0:-b 1:v 2:-b
said=es & before=gap	1:3
said=es & before=line	0:-n 1:j 2:-4 3:-h 6:-c 7:j
said=es & before=mark	0:-8 1:1 3:i
said=es & before=start	0:-h 1:r 3:-4
said=es & before=type	1:3
said=es & before=word	1:-b 3:u
said=es & end	0:-1c 1:w 3:q 7:f
said=es & joined	0:-g 1:3 2:-7 7:-b
said=es & line=0	0:-12 1:z 2:-b 3:x 7:-3
said=es & line=1	0:-c 1:p 2:-7 3:-m 6:-c 7:b
said=es & line=2	0:-d 1:6 3:-6 4:7 7:2
said=es & one	0:-20 1:20 2:-f 3:l 4:-c 6:-c 7:c
said=es & start	0:-5 1:-c 3:1 7:-c
said=es & whole	0:-z 1:r 2:-b 3:-9 4:4 6:-c 7:f
said=es & within	1:a 2:-b 3:b 7:-6
said=esd	0:d 1:-c 2:-c 3:-s 6:-5
said=esd & before=dash	0:15 1:-u
said=esd & before=line	0:7 1:1 3:-i 6:-5 7:a
said=esd & before=start	0:-10 1:8 3:-c
said=esd & end	0:s 1:-h
said=esd & joined	0:-l 6:-5
said=esd & line=0	0:-6 1:-i 3:-c
said=esd & line=1	0:-4 1:c 3:-c 6:-5 7:-8
said=esd & line=2	0:-3 7:3
said=esd & one	0:1j 1:6 2:-c 3:-r 7:-5
said=esd & start	0:5 1:8 2:-c 3:-4 6:-5 7:h
said=esd & whole	0:-9 1:-n 3:-e 7:-8
said=p	0:-21 1:-g 2:1p 3:-1j 6:-c 7:1k
said=p & before=at	2:-1r 7:-5
said=p & before=bracket	2:1b
said=p & before=comma	2:16 6:-c 7:4
said=p & before=dash	1:2 2:-6 7:b
said=p & before=gap	2:-e 7:-h
said=p & before=line	1:-12 2:12 3:-6 7:k
said=p & before=mark	2:r
said=p & before=start	0:-1d 1:-17 2:2s 3:-19 6:-m 7:s
said=p & before=type	1:5 2:t
said=p & before=word	2:-c 3:-c
said=p & end	2:l 6:-n 7:11
said=p & joined	0:-h 2:4h 7:-c
said=p & line=0	0:-13 1:-14 2:r 3:-c 6:-w 7:-a
said=p & line=1	0:-c 1:-n 2:1e 3:-h 7:-d
said=p & line=2	1:-f 2:-l 7:11
said=p & one	0:-1r 1:-1y 2:w 3:-1e 6:-y 7:1f
said=p & start	0:-m 2:-1b 3:-19 6:-b 7:r
said=p & whole	0:-n 1:-21 2:2l 3:-6 7:h
said=p & within	0:-n 1:2 2:a 3:-c 7:-g
said=s	0:-1h 1:1w 2:-h 3:-j 5:-c 7:-10
said=s & before=at	1:r
said=s & before=comma	0:-b 1:-17 7:-1
said=s & before=dash	1:-5 7:-4
said=s & before=date	1:1
said=s & before=gap	1:2
said=s & before=line	0:1 1:n 2:-c 3:-8 7:-g
said=s & before=mark	1:f
said=s & before=start	0:-19 1:15 7:-8
said=s & before=type	1:2
said=s & end	0:-b 1:j
said=s & joined	0:-12 1:18 7:-c
said=s & line=0	0:-j 1:9 3:-b 7:-8
said=s & line=1	0:-p 1:15 2:-c 3:-8 7:-n
said=s & line=2	0:c 1:-3 7:-4
said=s & one	0:-15 1:14 3:-8 5:-c 7:-o
said=s & start	0:p 1:r 3:-8 7:-o
said=s & whole	0:-2b 1:2g 2:-h 7:-d
said=s & within	1:-7 3:-b 5:-c
said=sp	1:12 7:9
said=sp & before=comma	1:n
said=sp & before=dash	1:c 7:c
said=sp & before=line	1:1 7:1
said=sp & end	1:x 7:-3
said=sp & joined	1:l
said=sp & line=0	1:x
said=sp & line=1	1:1
said=sp & line=2	7:1
said=sp & one	1:f 7:9
said=sp & whole	1:1 7:1
said=sp & within	7:c
said=t	0:1e 1:-16 2:-2w 3:22 6:-19 7:-a
said=t & before=at	0:-5
said=t & before=close	1:c 2:-c 3:-h
said=t & before=colon	0:-w
said=t & before=comma	0:f 1:j 2:-c 3:-m 7:6
said=t & before=dash	0:17 1:-b 3:8
said=t & before=gap	0:2 2:-f 3:3 7:c
said=t & before=line	0:1v 1:-21 2:-c 3:-3 6:-c 7:s
said=t & before=mark	0:-6 2:-z 3:g 7:-4
said=t & before=start	0:o 1:-d 2:-18 3:q 6:-z 7:-y
said=t & before=type	0:a 1:-u 7:-5
said=t & before=word	3:o
said=t & end	0:12 1:1f 2:-z 3:3
said=t & joined	0:10 2:-n 3:-c
said=t & line=0	0:m 1:-t 2:-1v 3:-1 7:-15
said=t & line=1	0:s 1:-11 3:19 6:-c 7:f
said=t & line=2	0:k 1:-c 2:-c 3:-p 7:e
said=t & one	0:p 1:-18 2:-2o 3:10 6:-c 7:7
said=t & start	0:-8 1:-m 2:-18 3:x 6:-c 7:-a
said=t & whole	0:1n 1:-2e 2:-c 3:-a 6:-z 7:1
said=t & within	0:-s 1:-b 2:-c 3:a
said=td	0:o 1:-o 2:-j 3:-2 7:-m
said=td & before=comma	0:b
said=td & before=dash	0:r
said=td & before=gap	0:8 7:-8
said=td & before=line	0:a 3:4 7:-c
said=td & before=start	0:-v 2:-j 3:-6
said=td & before=type	0:o
said=td & before=word	0:-c 3:-b
said=td & end	0:1b 3:-3
said=td & joined	0:g 7:-2
said=td & line=0	0:y 1:-c 2:-j 3:-m 7:-a
said=td & line=1	0:4 1:-c 3:2 7:-c
said=td & line=2	0:c
said=td & one	0:9 1:-c 2:-j 3:-5 7:-k
said=td & start	0:-w 2:-b 3:9 7:-8
said=td & whole	0:11 1:-c 7:-e
said=td & within	0:-l 3:-d
said=te	0:15 1:n 2:-f 4:e 7:-c
said=te & before=at	1:c
said=te & before=colon	0:-k
said=te & before=comma	0:2 1:-s
said=te & before=dash	0:4 1:n
said=te & before=gap	0:-4 1:5
said=te & before=line	0:8 1:2 4:f 7:6
said=te & before=start	0:-6 1:7 2:-n 4:-1
said=te & before=type	0:z 1:-n 2:-c
said=te & end	0:1f 1:a 7:-c
said=te & joined	0:q 4:a
said=te & line=0	0:1l 1:-7 2:-y 4:-1
said=te & line=1	0:-8 1:q 4:-8 7:a
said=te & line=2	4:b 7:-b
said=te & one	1:8 2:-y 4:b 7:-h
said=te & start	0:-m 2:-n 7:k
said=te & whole	0:1c 1:c 2:-3 4:2 7:-b
said=te & within	0:-k 1:-g
said=ted	0:1g 1:-j
said=ted & before=dash	0:1
said=ted & before=line	0:b
said=ted & before=start	0:12 1:-8
said=ted & before=type	0:c 1:-c
said=ted & end	0:1
said=ted & joined	0:1g
said=ted & line=0	0:p 1:-c
said=ted & line=1	0:a
said=ted & line=2	0:b
said=ted & one	0:6 1:-j
said=ted & start	0:-b
said=ted & whole	0:2h 1:-j
said=tes	0:-u 1:q 3:-8
said=tes & before=dash	1:1
said=tes & before=line	4:1
said=tes & before=start	0:-j 1:h 3:-8
said=tes & end	1:1
said=tes & joined	0:-1
said=tes & line=0	0:-k 1:f 3:-8
said=tes & line=1	0:-c 1:c
said=tes & line=2	4:1
said=tes & one	0:-k 1:g 3:-8 4:1
said=tes & start	1:j 3:-8
said=tes & whole	0:-l 1:c 4:1
said=tesd	0:b 1:2
said=tesd & before=line	1:1
said=tesd & before=start	0:b 1:1
said=tesd & joined	0:-2
said=tesd & line=0	0:9 1:1
said=tesd & line=2	1:1
said=tesd & one	1:2
said=tesd & start	0:-2
said=tesd & whole	1:2
said=ts	0:m
said=ts & before=comma	0:b
said=ts & before=line	0:1
said=ts & before=start	0:c
said=ts & end	0:b
said=ts & joined	0:n
said=ts & line=0	0:m
said=ts & line=1	0:1
said=ts & whole	0:c
said=tsd	0:1
said=tsd & before=start	0:1
said=tsd & joined	0:1
said=tsd & start	0:-d
said=tsd & whole	0:d
school	0:-2g 1:2q 2:-11 3:i 4:8 5:-c 6:-c 7:-3
school alone in line	0:-c 1:j 2:9 3:-8 4:-b 6:-p 7:-5
school and	0:-4 1:-u 2:-e 3:1l 7:-c
school any	0:-8 1:w 2:-f 3:t 4:-18 5:-c 6:-1c 7:-1e
school at=0	0:-l 1:f 2:4 3:-2 4:-y 5:-c 6:-m 7:6
school at=1	0:v 1:-9 2:b 3:2 6:c 7:a
school at=2	0:-5 1:2 2:k 3:3 7:b
school at=3	0:n 2:-1 3:-z 7:e
school before=at	0:-5 1:x 2:-1z 3:-f 7:9
school before=at behind=at	1:-m
school before=at behind=comma	1:10 2:-n
school before=at behind=dash	1:t 2:-c
school before=at behind=end	1:b 2:-1q 7:4
school before=at behind=line	1:4 3:-f
school before=at behind=mark	7:-5
school before=at behind=word	1:-b
school before=bracket	1:-c 3:-k 6:-f 7:-c
school before=bracket behind=close	3:-c
school before=bracket behind=end	3:-b 7:-d
school before=bracket behind=mark	6:-f
school before=close	1:-g 3:-x 7:d
school before=close behind=at	7:e
school before=close behind=dash	1:-i
school before=close behind=date	3:-c
school before=close behind=end	2:-c 3:-b 7:-1
school before=colon	0:r 7:-8
school before=colon behind=at	0:3
school before=colon behind=comma	0:c
school before=colon behind=dash	0:6 1:1
school before=colon behind=end	0:1h 1:-b 7:-8
school before=colon behind=word	0:-q
school before=comma	0:9 1:9 2:-o 3:-1w 6:-o 7:-t
school before=comma behind=at	1:-l 3:-10
school before=comma behind=bracket	0:-3 2:4 7:-4
school before=comma behind=close	0:-5
school before=comma behind=comma	0:-t 1:4 2:-2 3:-c
school before=comma behind=dash	0:-c 3:-c
school before=comma behind=date	0:1 1:-c
school before=comma behind=end	0:j 1:1g 2:-t 3:l 7:-a
school before=comma behind=gap	0:-c 3:-c
school before=comma behind=line	0:-o 1:-m 2:16 3:-11 7:-4
school before=comma behind=type	0:17 2:e 7:-1
school before=comma behind=word	0:-a 1:-c
school before=dash	0:x 1:2 2:9 3:8 5:-c 6:3 7:-h
school before=dash behind=at	1:-n
school before=dash behind=bracket	0:-6
school before=dash behind=close	0:-h
school before=dash behind=comma	0:-c 1:-f
school before=dash behind=dash	1:h 5:-c
school before=dash behind=end	0:-6 1:-1 2:-d 3:-1 6:o 7:2
school before=dash behind=gap	0:o 1:-b
school before=dash behind=line	0:-r 1:l 3:f
school before=dash behind=word	0:1x
school before=date	1:1 3:-7 6:d 7:-5
school before=date behind=end	1:1 6:b 7:-b
school before=gap	0:9 1:-8 2:3 3:-n 6:-1 7:l
school before=gap behind=at	0:8 1:-c 7:-8
school before=gap behind=comma	0:-8 1:c
school before=gap behind=dash	3:-c 6:-5
school before=gap behind=end	0:m 1:2 2:d 3:-p 6:h 7:j
school before=gap behind=gap	1:3 2:-o 7:p
school before=gap behind=line	0:-g
school before=gap behind=type	2:-b 7:b
school before=gap behind=word	0:-b 7:-1
school before=line	0:-6 1:-h 2:-a 3:y 4:-b 6:2 7:m
school before=line behind=at	0:8 3:-o 7:5
school before=line behind=bracket	0:-c
school before=line behind=close	0:-1
school before=line behind=comma	0:-1t 1:-c 3:28 6:-5 7:-b
school before=line behind=dash	0:-a 1:-c 2:-c 6:l 7:4
school before=line behind=date	2:1
school before=line behind=end	0:-9 1:14 2:w 3:-d 6:-8 7:-d
school before=line behind=gap	0:2 1:3 2:6 3:-b 7:9
school before=line behind=line	0:v 1:7 2:-m 3:11 4:-b 6:-1 7:-9
school before=line behind=type	0:-z 1:l 3:d
school before=line behind=word	0:o 1:-y 3:-8 7:e
school before=mark	0:1 1:g 2:1c 3:a 4:-o
school before=mark behind=at	1:-5
school before=mark behind=date	1:f
school before=mark behind=end	0:-9 1:-2 2:u 3:r 4:-o
school before=mark behind=line	0:-e 1:-c 2:c
school before=mark behind=mark	1:c 3:-b
school before=mark behind=word	0:k 2:-1
school before=start	0:-a 1:i 2:8 3:1 6:1 7:b
school before=start behind=at	0:f 1:-s 3:-5 7:f
school before=start behind=bracket	2:-f
school before=start behind=close	0:-x
school before=start behind=colon	0:-s 1:c 3:-1 6:i 7:u
school before=start behind=comma	0:-5 1:r 2:4 3:-g 7:-e
school before=start behind=dash	0:-8 1:-h 2:v 3:1d 7:-c
school before=start behind=date	0:c
school before=start behind=end	0:7 1:-14 2:5 3:h
school before=start behind=gap	0:p 1:2 2:-q 3:-t 7:q
school before=start behind=line	0:6 1:i 2:1 3:-5 6:-9 7:1
school before=start behind=mark	0:9 1:3 2:h 3:d 7:-m
school before=start behind=type	0:b 1:b 3:1c 7:-c
school before=start behind=word	0:-2 1:-c 3:-n 7:-d
school before=type	0:20 1:-5 2:18 3:9 7:-g
school before=type behind=comma	2:-x
school before=type behind=end	0:v 1:-j 2:i 3:z
school before=type behind=line	0:17 1:1 2:3 3:e 7:-l
school before=type behind=type	1:e 2:k 3:-c
school before=type behind=word	0:-a
school before=word	0:-v 1:-g 2:-15 3:9 7:-v
school before=word behind=at	3:27
school before=word behind=comma	3:-13
school before=word behind=dash	1:-b 3:x
school before=word behind=end	2:-u 3:l 7:-b
school before=word behind=gap	3:2
school before=word behind=line	0:-c 2:-c 3:-y 7:-b
school before=word behind=mark	3:m
school before=word behind=type	3:-1l
school begins joining	7:f
school begins small	0:-l 2:-h 3:-1o 6:-1f 7:2e
school behind gap	0:-n 1:-i 2:-b 3:-o 6:t 7:9
school behind=at	0:-8 1:-1z 3:y 7:p
school behind=bracket	0:-s 2:-9 7:-4
school behind=close	0:-r 3:-c
school behind=colon	0:-s 1:c 3:-1 6:g 7:u
school behind=comma	0:-15 1:y 2:-q 3:-y 6:-g 7:-s
school behind=dash	0:-c 1:5 2:16 3:6 5:-c 6:l 7:-8
school behind=date	0:c 1:1 2:1 3:-d
school behind=end	0:f 1:12 2:-3 3:4 4:-o 6:-l 7:-d
school behind=gap	0:-2 1:-2 2:-b 7:p
school behind=line	0:g 1:8 2:-g 3:9 4:-b 6:5 7:-8
school behind=mark	0:9 1:14 2:a 3:f 6:-4 7:-q
school behind=type	0:12 1:1a 2:z 3:f 7:-a
school behind=word	0:z 1:-1s 2:-1 3:-o 7:-w
school bold before	0:5 1:a 2:-e 3:-37 4:-b 6:-q 7:-x
school capitals	0:17 1:3 3:-x 6:-5 7:-3
school code	0:-m 2:-19 3:-n 6:p 7:1n
school contract	0:-c 2:-f 3:-j 6:37 7:-2p
school country or town	0:-z 2:-5 3:-h 7:-x
school dated=false	0:a 1:-t 2:b 3:r 6:-r 7:f
school dated=true	0:2 1:r 2:-b 3:9 4:-y 5:-c 6:f 7:5
school degree	0:2y 1:-2j 2:-20 3:-x 6:-5 7:-9
school employer=0	0:q 1:-t 2:-8 3:-x 4:-b 6:-1g 7:l
school employer=1	0:1i 3:-x 6:-5 7:5
school employer=2	0:i 1:v 2:s 3:-2 4:-o 6:-h 7:-3
school ends in stop	0:1c 3:-d 6:-c 7:5
school ends joining	0:3e 1:-r 2:-u 3:-22 7:1c
school figures	0:-a 1:-o 2:-1m 3:-2l 6:25 7:1z
school from=0 of 0	0:a 1:-t 2:8 3:a
school from=0 of 1	0:i 1:i 2:-1c 3:b 6:b 7:-j
school from=0 of 2	0:-k 1:-7 2:c 3:18 7:2
school from=0 of 3	0:-f 1:m 2:1k 3:-23 7:g
school from=0 of 4	0:c 2:c 3:-12 6:i
school from=1 of 1	0:-15 1:d 2:-b 3:2e 7:-23
school from=1 of 2	0:1n 1:-9 2:-7 3:4 4:-b 6:-h 7:-q
school from=1 of 3	0:1e 1:-j 2:-u 3:1m 5:-c 6:-g 7:d
school from=1 of 4	0:4 1:-4 3:-8 7:-8
school from=2 of 2	0:-v 1:v 2:i 3:-1a 6:-o 7:-d
school from=2 of 3	0:-k 1:a 2:-a 3:-f 6:-3 7:-2
school from=2 of 4	1:3 3:-e 7:-3
school from=3 of 3	0:o 1:-j 2:1k 3:-r 6:8 7:4
school from=3 of 4	0:1 2:-1l 3:-6 6:c 7:1r
school in stretch=end	0:r 1:-4 2:-1g 3:b 6:-p 7:-11
school in stretch=start	0:-i 1:-1e 2:3 3:17 6:h 7:-d
school in stretch=whole	0:1 1:15 2:-2 3:12 4:-b 6:t 7:1g
school in stretch=within	0:-y 1:b 2:-1l 3:-5 5:-c 6:-f
school inner at	0:-m 1:1s 6:-5
school inner bracket	0:m 2:4
school inner close	0:v
school inner colon	0:-g
school inner comma	0:33 1:-1e 2:m 3:-d 7:-2
school inner dash	0:-e 1:-v 2:-5 7:-c
school inner mark	1:-1l
school inner type	0:-2c 1:-y 2:-c
school inner word	0:-14 1:v 2:-9 3:-n
school left=0	1:v 2:15 3:-o 4:-o 6:-h 7:-8
school left=1	0:y 1:-12 2:-1y 3:3 4:-b 6:17 7:-r
school left=2	0:3 1:y 2:b 3:-4 6:-u 7:13
school left=3	0:-15 1:-8 2:-m 3:t 6:f 7:-9
school line=0/0	0:-6 1:-3 2:-6 3:-t 4:-o 6:a 7:-8
school line=0/1	0:m 1:b 2:c 3:-11 6:-3 7:-b
school line=0/2	0:-z 1:l 2:-e 3:-7 6:6 7:l
school line=0/3	0:g 1:-b 2:d 3:j 7:d
school line=1/1	0:-6 1:i 2:-11 3:-j 6:-k 7:r
school line=1/2	0:-4 1:4 2:2 3:l 4:-b 6:4 7:-1
school line=1/3	0:-b 1:p 2:11 3:5 6:1 7:-w
school line=2/2	0:x 1:-9 2:-d 3:-7 6:6 7:-a
school line=2/3	0:-1 1:-b 2:-b 7:-i
school line=3/3	0:-6 1:-c 2:-19 3:i 6:b 7:1h
school listed title=0	0:n 1:-o 2:-v 3:h 4:-o 6:x 7:9
school listed title=4	0:1u 3:-d 6:-c 7:-6
school mark	3:-h 6:w 7:-m
school one capital word	0:-2p 1:-1f 2:5 3:q 6:-1t 7:k
school one chunk	0:-v 1:-j 2:m 3:l 4:-y 5:-c 6:-h 7:2
school place=0	0:n 1:i 2:-o 3:4 4:-b 5:-c 6:6 7:-a
school place=1	0:-5 1:-z 2:g
school place=2	0:-4 2:-g 3:-c 6:-2 7:c
school place=3	0:-5 1:m 2:-11 7:1k
school place=4	0:-z 2:1b 3:-1o 7:-y
school said=	0:-2 1:-p 2:14 3:10 4:-b 6:p 7:a
school said= & before=at	1:-2 2:-c 3:-c
school said= & before=bracket	1:-c 2:-6 3:-m 6:-c 7:-d
school said= & before=close	3:-c 7:6
school said= & before=comma	0:-1q 1:4 2:-1m 3:-q 6:-o 7:-k
school said= & before=dash	0:-v 2:1v 3:-i 6:-4 7:-q
school said= & before=date	3:-b 6:m 7:-c
school said= & before=gap	0:-c 1:-f 2:-d 6:l 7:p
school said= & before=line	0:1r 1:-b 2:7 3:-3 6:a 7:j
school said= & before=mark	0:3 2:2 3:a
school said= & before=start	0:k 1:-p 2:1s 3:1i 6:5 7:19
school said= & before=type	0:-7 2:r 3:f 7:-f
school said= & before=word	1:-6 2:-8 3:4 7:4
school said= & end	0:-1b 1:-o 2:-k 3:-c 6:-l 7:-1s
school said= & joined	0:l 1:-b 2:i 3:-r 7:-c
school said= & line=0	0:i 1:-p 2:8 3:b 6:8 7:e
school said= & line=1	0:b 1:-2 2:-u 3:-5 4:-b 6:8 7:z
school said= & line=2	0:3 1:-c 2:-r 3:10 6:r 7:-12
school said= & one	0:6 1:-17 2:-i 3:14 4:-b 6:8 7:k
school said= & start	0:1r 1:4 2:1b 3:11 6:s 7:-o
school said= & whole	0:9 1:-o 2:-7 3:10 4:-b 6:3 7:1e
school said= & within	0:4 2:-d 3:-26 6:-f 7:a
school said=d	0:2u 1:-27 2:-18 3:-d 6:-h 7:h
school said=d & before=colon	0:t 1:-b 7:-8
school said=d & before=comma	0:20 7:c
school said=d & before=dash	0:1 7:-c
school said=d & before=gap	0:-9 3:-i 7:l
school said=d & before=line	0:z 1:-19 2:-b 3:-l 6:-c 7:-p
school said=d & before=mark	0:1
school said=d & before=start	0:-f 1:-n 2:-18 3:y 7:-k
school said=d & before=type	0:1g
school said=d & before=word	3:l 7:-c
school said=d & end	0:1d 1:-b 3:-g 7:g
school said=d & joined	0:l 1:-y 2:-b
school said=d & line=0	0:z 1:-13 2:-o 3:-1a 6:-5 7:p
school said=d & line=1	0:1d 1:-z 3:8 7:7
school said=d & line=2	0:5 1:-c 2:-b 3:-b 6:-c 7:10
school said=d & one	0:m 1:-14 2:-x 3:c 6:-h 7:-9
school said=d & start	0:-e 1:-o 2:-b 3:-12 6:-5 7:6
school said=d & whole	0:k 1:-z 2:-x 3:2 6:-c 7:y
school said=d & within	0:1f 3:m 7:-c
school said=dp	2:b
school said=dp & before=type	2:b
school said=dp & joined	2:b
school said=dp & line=0	2:b
school said=e	0:k 1:-1k 2:t 3:f 4:-o 7:-q
school said=e & before=at	1:-o
school said=e & before=comma	2:-2 7:-a
school said=e & before=dash	1:-b 2:1 3:-1
school said=e & before=line	0:-a 1:2 2:k 3:5 7:-s
school said=e & before=mark	2:o 4:-o
school said=e & before=start	0:u 1:-s 2:-1 3:4
school said=e & before=type	1:-b 3:b
school said=e & before=word	2:-b 3:9
school said=e & end	0:c 1:-l 2:4 3:-6 4:-o 7:-6
school said=e & joined	0:-e 3:-c
school said=e & line=0	0:w 1:-1c 2:o 3:j 4:-o 7:-3
school said=e & line=1	0:-1 1:-e 2:-8 3:-2 7:-c
school said=e & line=2	0:-i 1:1 2:-6 3:h 7:-4
school said=e & one	0:w 1:-12 2:r 3:q 4:-o 7:-r
school said=e & start	0:9 1:6 2:2 3:4
school said=e & whole	0:7 1:-o 2:k 3:c 7:-s
school said=e & within	2:4 3:h 7:-4
school said=ed	0:13 1:-8 2:-6 3:-h
school said=ed & before=colon	0:1
school said=ed & before=comma	0:-b
school said=ed & before=gap	0:8 1:-8
school said=ed & before=line	0:6
school said=ed & before=start	0:d 2:-e
school said=ed & before=type	0:g
school said=ed & end	0:j
school said=ed & joined	0:1q 1:-8 2:-8 3:-c
school said=ed & line=0	0:a 1:-8 2:-e 3:-c
school said=ed & line=1	0:g
school said=ed & line=2	0:6 3:-5
school said=ed & one	0:-n 3:-5
school said=ed & start	0:-d 2:-c
school said=ed & whole	0:c 1:-8 3:-h
school said=ed & within	0:-m
school said=es	0:-r 1:14 2:-b 3:-4 6:-c 7:m
school said=es & before=at	1:c 3:-4 7:9
school said=es & before=close	1:-i
school said=es & before=comma	0:-12 1:r
school said=es & before=dash	1:l 2:-b
school said=es & before=gap	1:3
school said=es & before=line	1:o 3:-16 7:6
school said=es & before=mark	1:8
school said=es & before=start	0:-c 1:x 3:2 7:-c
school said=es & before=type	1:3
school said=es & before=word	3:q
school said=es & end	0:-16 1:x 3:13 7:4
school said=es & joined	0:-f 1:c
school said=es & line=0	0:-1n 1:1k 2:-b 3:w 7:-e
school said=es & line=1	1:r 3:-11 6:-c 7:h
school said=es & line=2	1:-7 3:-6 7:h
school said=es & one	0:-k 1:1a 2:-b 3:-7 6:-c 7:m
school said=es & start	0:-5 1:-h 3:1 7:-c
school said=es & whole	1:w 3:-18 6:-c 7:h
school said=es & within	1:d 2:-b 3:b 7:5
school said=esd	0:e 1:-b 2:-c 3:-s 6:-5 7:a
school said=esd & before=dash	0:15 1:-u
school said=esd & before=line	0:6 3:-i 6:-5
school said=esd & before=start	0:-k 1:8 2:-c 3:-c
school said=esd & end	0:l 1:-l
school said=esd & joined	0:-o 1:-c
school said=esd & line=0	0:h 1:-l 2:-c 3:-c
school said=esd & line=1	0:l 1:-c 3:-d 6:-5 7:-8
school said=esd & line=2	0:9 3:-4 7:-5
school said=esd & one	0:1 1:9 3:-6
school said=esd & start	0:j 2:-c 3:-f 6:-5 7:f
school said=esd & whole	0:-s 3:-d 7:-i
school said=p	0:-18 2:-8 3:-6 6:-b 7:9
school said=p & before=at	2:-17 7:-5
school said=p & before=comma	2:10
school said=p & before=dash	2:-a 7:f
school said=p & before=gap	2:8 7:-b
school said=p & before=line	0:-c 2:q 7:-5
school said=p & before=mark	2:o
school said=p & before=start	0:-g 2:x 3:-19 6:-b 7:r
school said=p & before=type	2:e
school said=p & before=word	0:-n 2:-c
school said=p & end	2:-e 7:f
school said=p & joined	2:8
school said=p & line=0	0:-g 2:1a 3:-19 6:-b 7:-6
school said=p & line=1	0:-z 2:t 3:-h 7:-5
school said=p & line=2	2:e 7:-5
school said=p & one	0:-1e 2:i 3:-1o 6:-b 7:c
school said=p & start	0:-m 2:z 3:-19 6:-b 7:8
school said=p & whole	2:w 7:a
school said=p & within	2:-r 3:-c 7:-5
school said=s	0:-1k 1:1u 2:-c 3:-j 5:-c
school said=s & before=at	1:p
school said=s & before=comma	1:-q
school said=s & before=dash	1:a
school said=s & before=date	1:1
school said=s & before=gap	1:2
school said=s & before=line	0:-o 1:r 2:-6
school said=s & before=mark	1:e
school said=s & before=start	0:-o 1:f
school said=s & before=type	1:2
school said=s & end	1:14
school said=s & joined	0:-c 1:y
school said=s & line=0	0:-o 1:15 3:-b 5:-c
school said=s & line=1	0:-z 1:11 2:-6 3:-8
school said=s & line=2	1:2
school said=s & one	0:-1k 1:1k 2:-c 3:-j 5:-c
school said=s & start	1:-5 3:-8
school said=s & whole	0:-1k 1:1x
school said=s & within	1:-8 3:-b 5:-c
school said=sp	1:1
school said=sp & before=comma	1:l
school said=sp & before=line	1:1
school said=sp & end	1:l
school said=sp & joined	1:m
school said=sp & line=1	1:1
school said=t	0:-18 1:-5 2:-q 3:a 7:g
school said=t & before=at	0:-5
school said=t & before=close	2:-c 3:-h
school said=t & before=comma	0:-y 1:-2 2:-c 3:-q
school said=t & before=dash	0:-3 3:8
school said=t & before=gap	2:-c 7:c
school said=t & before=line	0:-1c 1:-1 3:s 7:o
school said=t & before=mark	0:-g 3:g
school said=t & before=start	0:e 1:-a 3:u 7:-c
school said=t & before=word	3:-e
school said=t & end	0:-1b 1:1 2:-c 3:2 7:-4
school said=t & joined	0:-4
school said=t & line=0	0:-18 1:-3 2:-q 3:k 7:-c
school said=t & line=1	0:-10 3:19 7:4
school said=t & line=2	2:-c 3:-h 7:f
school said=t & one	0:-18 1:-c 2:-y 3:p 7:t
school said=t & start	0:-l 3:17
school said=t & whole	0:-u 1:8 2:-f 3:b 7:o
school said=t & within	2:-c 3:6
school said=td	0:k 1:-c 2:-j 3:-e 7:-8
school said=td & before=comma	0:v
school said=td & before=dash	0:14
school said=td & before=gap	0:8 7:-8
school said=td & before=line	0:3 1:-c 3:c
school said=td & before=start	0:-p 2:-j 3:5 7:-2
school said=td & before=type	0:o
school said=td & before=word	0:-c 3:1
school said=td & end	0:22 3:-7
school said=td & joined	0:-2
school said=td & line=0	0:7 2:-8 3:-m 7:-a
school said=td & line=1	0:-f 3:b
school said=td & line=2	0:2
school said=td & one	0:-8 1:-c 2:-8 3:-8
school said=td & start	0:-o 1:-c 2:-j 3:5
school said=td & whole	0:18 3:6
school said=td & within	0:-a 3:-e
school said=ted	0:14
school said=ted & before=dash	0:1
school said=ted & before=line	0:b
school said=ted & before=start	0:19 1:-8
school said=ted & end	0:1
school said=ted & joined	0:16
school said=ted & line=0	0:17 1:-8
school said=ted & line=1	0:a
school said=ted & one	0:8 1:-8
school said=ted & whole	0:1m 1:-8
school said=tes	0:-n 1:r 3:-8
school said=tes & before=start	0:-b 1:i 3:-8
school said=tes & end	1:1
school said=tes & joined	0:-b
school said=tes & line=0	0:-b 1:h 3:-8
school said=tes & line=1	0:-c 1:c
school said=tes & one	0:-c 1:c
school said=tes & start	1:j 3:-8
school said=tes & whole	0:-n 1:d
school said=tesd	0:9 1:1
school said=tesd & before=line	1:1
school said=tesd & before=start	0:9 1:1
school said=tesd & joined	0:9
school said=tesd & line=0	0:c 1:1
school said=tesd & line=2	1:1
school said=tesd & one	1:2
school said=tesd & start	0:-2
school said=tesd & whole	1:2
school said=tsd	0:1
school said=tsd & before=start	0:1
school said=tsd & joined	0:1
school said=tsd & line=0	0:1
school said=tsd & start	0:-d
school said=tsd & whole	0:d
school school	0:-1w 1:2e 2:-12 3:-s 5:-c 6:-5 7:j
school small=0	0:-k 1:-1i 2:3 3:11 4:-o 5:-c 6:-3 7:-b
school small=1	0:u 1:-2 2:6 3:-x 6:-7 7:e
school small=2	0:-c 1:u 2:g 3:-1 7:-n
school small=3	0:-o 1:-p 2:-14 3:7 4:-b 6:-18 7:2k
school title=0	0:-c 1:-a 2:w 3:-d 4:-y 5:-c 6:-x 7:-b
school title=1	0:-5 7:d
school title=2	0:11 3:-14
school title=3	0:-4 1:-l 2:-15 3:14 7:5
school type=bold	0:4 1:d 2:-1c 3:-f 6:9 7:1b
school type=bold & line=0	0:-2 1:-9 2:-r 3:1c 6:-c 7:-1u
school type=bold & line=1	0:-6 1:2 2:-n 3:1n 6:-c 7:25
school type=bold & line=2	2:-z 3:e 6:l 7:6
school type=italic	0:-a 1:n 2:-3 3:-1f 4:-b
school type=italic & line=0	0:10 1:1 2:-8 3:-w
school type=italic & line=1	0:-16 1:f 2:5 3:9 7:-5
school type=one	0:-i 1:5 2:1g 3:-c 4:-o 5:-c 6:h 7:-1
school type=one & line=0	0:-l 1:-w 2:-c 3:t 6:-d 7:g
school type=one & line=1	0:y 1:4 2:11 3:-x 6:1 7:-1l
school type=one & line=2	0:-c 1:2 2:9 3:3 6:8 7:c
school type=plain	0:1v 1:-c 2:s 3:4 6:-b 7:-1d
school type=plain & line=0	0:1f 2:a 3:-p 6:-8 7:u
school type=plain & line=1	0:-1 1:-7 3:i 6:-9 7:-q
school type=plain & line=2	0:n 1:-i 2:-j 3:-6 6:b 7:-9
school words=0	0:-7 1:-v 2:a 3:1 6:-k 7:y
school words=0 & before=at	2:-1r 7:-5
school words=0 & before=bracket	2:-6 3:-b 6:-3 7:-d
school words=0 & before=close	3:-s 7:-2
school words=0 & before=colon	0:8 7:-8
school words=0 & before=comma	0:l 1:-7 2:-11 3:-3 6:-c 7:-9
school words=0 & before=dash	0:1l 1:-c 2:r 3:-r 6:-5 7:-b
school words=0 & before=date	3:-3 6:m 7:-j
school words=0 & before=gap	0:e 1:-b 2:-h 3:c 6:-3 7:5
school words=0 & before=line	0:-1a 1:-c 2:8 3:13 6:1 7:t
school words=0 & before=mark	0:-u 2:12 3:d
school words=0 & before=start	0:-c 2:x 3:1h 6:5 7:s
school words=0 & before=type	0:17 2:-7 3:o 7:-o
school words=0 & before=word	0:-n 2:-o 3:-q 7:-e
school words=0 & line=0	0:-e 1:-u 2:f 3:-j 6:-3 7:8
school words=0 & line=1	0:10 1:-b 2:-e 3:q 6:-m 7:z
school words=0 & line=2	0:d 1:-c 2:-18 3:g 6:r 7:-1
school words=0 & one=false	0:-9 1:-1w 2:-10 3:10 6:-h 7:v
school words=0 & one=true	2:-s 3:s
school words=1	0:l 1:d 2:x 3:h 4:-o 6:s 7:9
school words=1 & before=at	1:-3 2:-c
school words=1 & before=close	3:-5 7:b
school words=1 & before=colon	0:m
school words=1 & before=comma	0:-c 1:-6 2:a 3:-q 7:-7
school words=1 & before=dash	0:-e 1:i 2:4 3:3 7:2
school words=1 & before=date	1:1
school words=1 & before=gap	0:8 1:-a 2:-b 3:-m 6:j 7:h
school words=1 & before=line	0:2 1:-e 2:g 3:h 6:f 7:-r
school words=1 & before=mark	0:i 1:l 2:e 3:-h 4:-o
school words=1 & before=start	0:-j 1:9 2:n 3:-b 6:1 7:c
school words=1 & before=type	0:h 1:-5 2:1c 3:1
school words=1 & before=word	0:-c 2:-j 3:10 7:3
school words=1 & line=0	0:-6 1:h 2:8 3:v 4:-o 7:n
school words=1 & line=1	0:i 1:-a 2:r 3:4 6:-b 7:-c
school words=1 & line=2	0:-b 1:-a 2:e 3:-s 6:-c 7:f
school words=1 & one=false	0:8 1:z 2:19 3:8 4:-o 6:v 7:c
school words=1 & one=true	1:-12 2:-6 3:1a 7:-2
school words=2	0:4 1:-d 2:b 3:y 5:-c 6:-c 7:-d
school words=2 & before=at	1:w 7:g
school words=2 & before=colon	0:-q
school words=2 & before=comma	0:b 1:l 2:e 3:-c 6:-c 7:-1
school words=2 & before=dash	0:-6 1:-s 2:-3 3:j 5:-c
school words=2 & before=gap	0:8 1:-4 2:c 3:c 7:-c
school words=2 & before=line	0:-9 1:a 2:4 3:-6 7:-3
school words=2 & before=mark	1:1 2:1 3:t
school words=2 & before=start	0:-6 1:i 2:-f 3:-1d 7:-2
school words=2 & before=type	0:-8 1:1 2:-8
school words=2 & before=word	1:-b 3:m
school words=2 & line=0	0:u 1:-a 2:-5 3:-o 7:-7
school words=2 & line=1	0:-2 1:8 2:-1 3:d 7:-5
school words=2 & line=2	0:-17 1:2 2:8 3:j 7:4
school words=2 & one=false	0:-u 1:-l 2:-3 3:1g 5:-c 6:-c 7:2
school words=2 & one=true	0:8 1:-a 3:1
school words=3	0:-2 1:18 2:-k 3:-1w 4:-b 6:-p 7:4
school words=3 & before=at	1:-7
school words=3 & before=close	1:-g
school words=3 & before=colon	0:1a 1:-b
school words=3 & before=comma	0:8 1:-l
school words=3 & before=dash	0:4 1:4
school words=3 & before=gap	0:-6 1:d 7:m
school words=3 & before=line	0:6 1:-1 2:4 3:-b 4:-b 6:-h 7:9
school words=3 & before=mark	0:-e 1:-b
school words=3 & before=start	0:z 1:7 2:-v 3:-c 6:-c 7:-e
school words=3 & before=type	0:4 1:e 2:8
school words=3 & before=word	1:-6 3:-t
school words=3 & line=0	0:n 1:13 2:-b 3:-n 6:-c 7:-4
school words=3 & line=1	1:-9 2:i 3:-1d 4:-b 6:-7 7:2
school words=3 & line=2	0:r 1:-9 2:4 3:-5 7:9
school words=3 & one=false	0:f 1:1a 2:-6 3:-21 4:-b 6:-n 7:c
school words=3 & one=true	0:g 1:-c
school words=4	0:3 1:13 3:-u 7:-b
school words=4 & before=at	1:c
school words=4 & before=comma	0:-8 1:7
school words=4 & before=dash	0:-4 1:c
school words=4 & before=gap	0:-7
school words=4 & before=line	0:-a 1:1s 3:-c 7:-b
school words=4 & before=mark	0:1
school words=4 & before=start	0:d 1:g
school words=4 & before=type	0:o 1:-c
school words=4 & before=word	3:-b
school words=4 & line=0	0:c 1:f 3:-8
school words=4 & line=1	0:r 1:19 3:-m
school words=4 & line=2	0:9 7:-b
school words=4 & one=false	0:k 1:1r 3:-w 7:-b
school words=4 & one=true	0:-c 1:-8
small=0	0:-6 1:15 2:1d 3:5 4:-3f 5:-y 6:-27 7:4
small=1	0:p 1:21 2:-19 3:-1x 4:-y 6:-v 7:-2
small=2	0:6 1:2h 2:b 3:9 4:m 6:-1s 7:14
small=3	0:2l 1:-7l 2:-4h 3:8 4:1k 6:-s 7:1q
title=0	0:-2g 1:24 2:6 3:-r 4:-18 5:-c 6:-j 7:-8
title=1	0:1o 1:-1p 2:-8 4:1 6:-c 7:1c
title=2	0:19 3:-1e
title=3	0:2q 1:-1j 2:-3q 3:1h 4:d 6:-19 7:-14
type as others	0:52 1:5v 2:4a 3:-1z 4:q 6:3o 7:2
type not as others	0:-2m 1:-2p 2:-1s 3:3o 4:-w 5:-o 6:-2c 7:1p
type=bold	0:f 1:x 2:-6d 3:1j 4:-1e 5:-n 6:-2v 7:1g
type=bold & line=0	0:u 1:s 2:-4p 3:1b 4:-c 5:-b 6:-2m 7:-4i
type=bold & line=1	0:t 1:-r 2:-2v 3:1j 6:-1i 7:2x
type=bold & line=2	0:y 1:-18 2:-1q 3:3 4:-h 6:m 7:1p
type=italic	0:1m 1:6 2:d 3:-3c 4:16 6:3 7:-1y
type=italic & line=0	0:1y 1:-k 2:-3 3:-1p 7:-w
type=italic & line=1	0:6 1:s 2:1t 3:-v 4:-k 7:-1y
type=italic & line=2	0:-22 1:-i 4:1f 6:e 7:-1
type=one	0:3 1:h 2:1f 3:-s 4:-2d 5:-c 6:-8 7:-f
type=one & line=0	0:u 1:8 2:h 3:5 4:-b 5:-c 6:9 7:j
type=one & line=1	0:-u 1:23 2:o 3:-15 4:-1r 6:x 7:6
type=one & line=2	0:-b 1:-7 2:2z 3:-1i 4:-a 6:-19 7:-1o
type=plain	0:-b 1:y 2:k 3:3 4:-r 6:f 7:-c
type=plain & line=0	0:v 1:17 2:8 3:-2g 4:-8 6:s 7:1f
type=plain & line=1	0:r 1:-1x 2:p 3:v 4:5 6:9 7:-16
type=plain & line=2	0:1e 1:-20 2:-9 3:-5 4:1g 5:-c 6:-o 7:-c
words=0	0:-12 1:-28 2:k 3:-j 4:-1w 5:-b 6:-n 7:-1
words=0 & before=at	0:-d 1:3 2:-1f 3:-1c 7:-g
words=0 & before=bracket	0:-c 1:-14 2:10 3:-r 6:-u 7:-16
words=0 & before=close	1:-e 2:-k 3:-f 6:-n 7:6
words=0 & before=colon	0:f 2:-r 3:-3 6:n 7:-l
words=0 & before=comma	0:a 1:-1 2:7 3:-12 4:-y 6:-p 7:-12
words=0 & before=dash	0:-1b 1:1q 2:23 3:g 4:-c 6:p 7:v
words=0 & before=date	2:-1g 3:-2 6:11 7:h
words=0 & before=gap	0:-2l 1:p 2:o 3:c 6:-2 7:-h
words=0 & before=line	0:-b 1:-n 2:j 3:-2 4:-13 6:-b 7:13
words=0 & before=mark	0:-t 1:-6 2:1i 3:p 6:9 7:-n
words=0 & before=start	0:2 1:-2q 2:14 3:m 5:-b 6:w 7:12
words=0 & before=type	0:-k 1:-18 2:n 3:v 7:a
words=0 & before=word	0:-1c 1:-o 2:-1p 3:-9 7:-16
words=0 & line=0	0:-k 1:-1a 2:-c 3:l 4:-y 6:6 7:9
words=0 & line=1	0:17 1:-1e 2:3 3:11 4:-b 6:-1y 7:1d
words=0 & line=2	0:7 1:-36 2:-e 3:-d 4:-13 6:1h 7:-1f
words=0 & one=false	0:1 1:-2b 2:-1 3:d 4:-2f 5:-b 6:24 7:8
words=0 & one=true	0:-b 1:2 2:z 3:2 6:-x 7:-d
words=1	0:-9 1:-b 2:-r 3:o 4:-1e 5:-o 6:-17
words=1 & before=at	1:d 2:-12
words=1 & before=bracket	1:-i 2:-o 3:-c 7:-k
words=1 & before=close	1:-15 2:-c 3:-5 7:3
words=1 & before=colon	0:19 1:-6 2:-8
words=1 & before=comma	0:4 1:-v 2:u 3:-18 4:-c 5:-c 6:-u 7:-1u
words=1 & before=dash	0:-17 1:-g 2:13 3:-j 6:-t 7:-f
words=1 & before=date	6:-c
words=1 & before=gap	0:-1e 1:w 2:z 3:-t 6:-i 7:1v
words=1 & before=line	0:b 1:-11 2:-o 3:e 4:-j 5:-c 6:x 7:g
words=1 & before=mark	0:n 1:26 2:o 3:-b 4:-o 7:d
words=1 & before=start	0:-7 1:m 2:-z 3:-5 4:-z 6:3 7:-3
words=1 & before=type	0:r 1:17 2:h 3:13 7:6
words=1 & before=word	0:-f 1:-g 2:-d 3:k
words=1 & line=0	0:-9 1:u 2:q 3:4 4:-1k 6:-1k 7:-w
words=1 & line=1	0:-1b 1:r 2:-z 3:u 4:-d 5:-c 6:z 7:h
words=1 & line=2	0:-b 1:-3 2:-7 3:-o 4:-s 6:-2d 7:2a
words=1 & one=false	0:-8 1:m 2:17 3:-7 4:-26 5:-o 6:-a 7:1
words=1 & one=true	0:-v 1:15 2:b 3:d 6:d 7:-2
words=2	0:16 1:f 2:-l 3:5 4:-7 5:-c 6:-2s 7:-5
words=2 & before=at	0:-6 1:1a 3:-4 7:1e
words=2 & before=bracket	0:-c 1:-c 7:-1
words=2 & before=close	0:-8 1:i
words=2 & before=colon	0:-1q 1:-b
words=2 & before=comma	0:4 1:a 2:-j 3:-c 6:-m 7:-j
words=2 & before=dash	0:l 1:16 2:2 3:e 6:-c 7:-w
words=2 & before=date	2:c
words=2 & before=gap	0:-a 1:c 2:i 3:b 7:-p
words=2 & before=line	0:s 1:-9 2:7 3:w 4:-q 6:-1i 7:2
words=2 & before=mark	0:y 1:8 2:a 3:2
words=2 & before=start	0:3 1:-2 3:-a 7:-k
words=2 & before=type	0:-g 1:h 2:-o 3:1 4:-b 7:5
words=2 & before=word	0:-j 1:-15 2:-j 3:z 7:-3
words=2 & line=0	0:r 1:5 2:-y 3:y 5:-c 6:-m 7:-1h
words=2 & line=1	0:d 1:-t 2:-x 3:8 4:-r 6:-19 7:r
words=2 & line=2	0:-7 1:1 2:1b 3:2 4:-7 6:-n 7:m
words=2 & one=false	0:l 1:17 2:-i 3:n 4:-l 5:-c 6:-2k 7:c
words=2 & one=true	0:-g 1:-1c 2:e 3:-b
words=3	0:12 1:1k 2:-34 3:-2q 4:-7 6:1c 7:-z
words=3 & before=at	0:-t 1:-1 7:-1
words=3 & before=close	1:b
words=3 & before=colon	0:19
words=3 & before=comma	0:e 1:4 2:-1f 3:-c 4:-b
words=3 & before=dash	0:s 1:n 2:-24 6:-f
words=3 & before=gap	0:n 1:f 2:-4 6:-c 7:q
words=3 & before=line	0:6 1:1g 2:-y 3:-u 4:1f 6:-7 7:7
words=3 & before=mark	0:j 1:m 2:-17 4:-c
words=3 & before=start	1:1c 2:-h 3:-t 4:g 6:5 7:-13
words=3 & before=type	0:-d 1:t 2:1v 4:-8 6:-q 7:-b
words=3 & before=word	0:-f 1:-l 3:-i
words=3 & line=0	0:w 1:1a 2:-1p 3:-z 4:l 6:6 7:-19
words=3 & line=1	0:8 1:-i 2:-a 3:-1n 4:-4 6:17 7:-a
words=3 & line=2	0:d 1:c 2:r 3:-8 4:1k 6:-1f 7:-b
words=3 & one=false	0:x 1:1g 2:-27 3:-2q 4:6 6:-1 7:-15
words=3 & one=true	0:2 1:18 2:-7 6:-c
words=4	0:2c 1:18 2:-2q 3:-1k 4:10 6:-7 7:-6
words=4 & before=at	1:c
words=4 & before=bracket	0:-c
words=4 & before=comma	0:-13 1:16 2:-y
words=4 & before=dash	0:6 1:l 2:-c
words=4 & before=gap	0:m 1:c 2:-7
words=4 & before=line	0:o 1:h 2:-9 3:-c 4:w 6:-7 7:-d
words=4 & before=mark	0:15 1:-a
words=4 & before=start	0:d 1:-j 2:-w 3:-s 7:-4
words=4 & before=type	0:o 1:-b
words=4 & before=word	0:-b 3:-k
words=4 & line=0	0:13 1:p 2:-1y 3:-t 7:-4
words=4 & line=1	0:1j 1:5 2:-g 3:-g 4:-8 7:-5
words=4 & line=2	0:-1i 4:1g 6:-7 7:1
words=4 & one=false	0:a 1:19 2:-2a 3:-24 4:1j 6:-7 7:-j
words=4 & one=true	0:1b 1:-d 2:-h
words=5	0:-t 2:-l 4:1a 6:-c 7:-c
words=5 & before=close	2:-6
words=5 & before=dash	0:-1
words=5 & before=line	0:-8 4:1m 6:-n 7:-n
words=5 & before=start	0:-c 2:-d
words=5 & line=0	0:-h 2:-d
words=5 & line=1	2:-6 7:-c
words=5 & line=2	0:-6 4:18 6:-n
words=5 & one=false	0:-11 2:-8 4:1r 6:-n 7:-n
words=5 & one=true	0:h
words=6	4:1
words=6 & before=line	4:c 6:-c
words=6 & line=2	4:c 6:-c
words=6 & one=false	4:c 6:-c`;

/** The same for each pair of roles, by what parts them. */
export const stepWeights = `any	1:2a 2:-16 3:j 4:-p 5:-c 6:-1s 7:8 8:x a:2o b:2 c:-t d:-c e:-p f:-1o g:-1r h:19 i:-6o j:-w k:t m:k n:-v o:l q:-14 r:-2l t:-c v:-3 w:16 x:-c y:-7 z:-z 10:-b 12:-h 13:-b 14:-c 15:-b 16:-c 1c:2 1d:-19 1e:1a 1f:-p 1g:-b 1i:-x 1j:v 1k:-1o 1l:-t 1m:-s 1n:1j 1o:-k 1q:x 1r:1f 1s:1s 1t:-h 1u:k 1v:c 1w:-j 1x:-b 1y:-2 1z:-5
at	1:1i 2:-o 3:-19 7:-a 8:-i a:-2q b:-r f:-5 h:-z o:-m p:18 r:-b v:j 1l:f 1n:-4 1r:x 1s:-7 1t:7
bracket	1:-2h 2:1r 3:-m 7:-j 8:-y a:-v e:14 f:-5 g:-c i:-r m:-12 n:-1 o:-8 u:-6 z:-o 1c:-c 1i:-w 1j:-c 1q:a 1r:-11
certificate	1:c 2:-c 3:-2 6:-b 7:1c 8:5 a:-o b:-c c:-n e:-7 f:-p g:-c n:-c r:-c v:-2 1d:-e 1i:-n 1j:r 1k:-1o 1l:1v 1q:h 1r:u 1s:1o 1t:-19 1u:-c 1y:-f 1z:-g
certificate bracket	1:-k e:s g:-c 1i:-b 1q:4 1r:5
certificate close	1:e
certificate comma	1:-1e 6:-b 7:1h 8:-x c:-n e:-1r f:-18 1k:-n 1l:13 1q:u 1r:-1
certificate dash	1:18 2:-c 7:16 e:-b f:-c 1j:-6 1l:14 1r:-j
certificate gap	1:19 7:-c 8:-18 e:1j f:-s n:-c r:-c 1j:m 1q:-18 1r:t
certificate line	1:5 3:-2 7:-1x 8:20 a:-c b:-c e:-7 f:w v:-2 1d:-e 1i:-c 1j:e 1k:-t 1l:-1b 1q:n 1r:11
certificate start	1s:1o 1t:-19 1u:-c 1y:-f 1z:-g
certificate type	1:-m 7:19 a:-c 1k:-c 1l:1b 1r:-q
certificate word	1:-b f:-3 1l:-8
close	1:c 2:-o 3:-10 7:e 8:-8 a:-d e:-n h:-29 q:-c 1d:18 1k:-b 1r:-b
colon	1:-s 8:-a b:-9 f:-8 g:-c m:-c o:-1 1d:-b 1e:-15 1k:21 1l:8 1m:-3 1q:z 1r:-d
comma	1:8 2:f 3:-2p 5:-c 6:-18 7:10 8:3 a:d b:-a c:-18 e:-15 f:-2h g:-2c h:1f i:-2u j:-b k:-b m:1k n:-b o:s p:-x q:-p r:-w v:-8 w:-2 y:-b z:-c 1c:-k 1d:-11 1e:y 1f:-f 1i:-19 1j:-3 1k:-1i 1l:-f 1m:2 1n:-l 1q:p 1r:-11
dash	1:12 2:-1k 3:-c 6:-d 7:i 8:1e a:20 b:r c:-c e:-1f f:-1r g:-z h:29 i:-19 m:d n:-n o:1o p:u t:-c v:-b 14:-c 1c:-f 1d:-19 1e:1d 1i:1u 1j:-1 1k:-n 1l:-e 1m:-i 1n:-2 1q:-1b 1r:2b
date	1:c 2:-1 3:-c 6:-5 7:q a:-15 b:-2 e:j f:-3 m:-p n:n p:-c u:-6 v:-c 1i:w
gap	1:b 2:6 3:-z 6:-12 7:-9 8:t a:1a b:-8 e:25 f:-m g:-20 h:h i:-18 m:1j n:-n o:-19 p:1 q:4 r:-c v:d y:-g 12:-c 1c:-b 1d:-f 1e:15 1i:-1c 1j:u 1k:y 1l:a 1m:-7 1n:1e 1q:-y 1r:19
job	1:1z 2:-f 3:-c 4:-p 5:-c 6:-36 7:-w 8:1d a:2n b:-j c:p d:-c e:-a f:-1e g:-15 h:g i:-5d k:11 m:1e n:c o:-19 p:-m w:1l x:-c y:-7 z:-z 10:-b 12:-h 13:-b 15:-b 16:-c 1d:-1v 1e:11 1g:-b 1i:-j 1j:u 1k:-4 1l:-36 1m:-d 1n:-b 1o:-k 1q:17 1r:1u 1s:1c 1t:3 1u:9 1v:-n 1w:-j 1x:-b 1y:c 1z:-1
job at	1:3t a:-b h:-n p:-c 1l:-j 1r:d
job bracket	1:-1r 2:1w 7:-6 8:-y a:-y e:f f:-5 i:-r m:-y n:-1 z:-o 1c:-c 1i:-e 1j:-c 1q:m 1r:-z
job close	1:v 2:-d 7:-3 8:-8 a:-7 e:-n h:-1m 1d:1m 1k:-b 1r:-b
job colon	8:-y g:-c m:-c 1c:-1b 1d:-b 1e:-15 1k:1k 1l:-5 1m:-3 1q:z 1r:-d
job comma	1:r 2:28 5:-c 7:m 8:l a:k c:-n e:l f:-15 g:-1a h:z i:-2u k:-b m:1k w:-2 y:-b z:-c 1c:-k 1d:-d 1e:17 1i:-z 1j:-3 1k:-b 1l:-13 1m:-t 1q:-8 1r:-k
job dash	1:9 2:-19 6:-c 7:-n 8:p a:1a c:-c e:-u f:-16 g:-z h:p i:-z m:n n:-c 1c:-f 1d:-19 1e:1h 1i:o 1j:4 1l:-12 1m:-i 1q:-17 1r:2u
job date	2:-1 6:-w 7:o a:-15 e:-h f:q m:-e n:n 1i:w
job gap	1:-w 2:2 6:-18 7:-15 8:2d a:1a e:m f:-1k g:-1q h:q i:-m m:1e y:-g 12:-c 1c:-t 1d:-e 1e:a 1i:-1c 1j:s 1k:o 1l:e 1m:s 1q:a 1r:3
job line	1:1 2:a 3:-c 4:-k 6:-1b 7:-2 8:n a:-14 b:-c c:1n d:-c e:1n f:u g:11 h:-2 i:-i k:19 m:-k n:4 o:-z p:-b w:1r x:-c y:x 10:-b 12:-6 13:-b 15:-b 16:-c 1c:25 1d:-1x 1e:-l 1g:-b 1i:-9 1j:j 1k:-b 1l:-u 1m:r 1n:-b 1o:-8 1q:9 1r:g
job mark	1:-1 2:-z 7:-d 8:1u a:1u c:-c e:-1e f:-b g:-d h:y i:-c m:w 1d:m 1e:-9 1l:-6 1m:-g 1q:r 1r:b
job start	1s:1c 1t:3 1u:9 1v:-n 1w:-j 1x:-b 1y:c 1z:-1
job type	1:1a 2:-f 4:-8 8:a a:1x c:-b e:-q f:-6 g:1t h:-2 i:-m o:-b y:-b 1c:-e 1k:-12 1l:-g 1m:-h 1o:-b 1r:18
job word	1:-1b 7:-c 8:-j a:-1b b:-7 h:-m w:-8 1e:-g 1k:-c 1r:-m
line	1:6 2:11 3:-1r 4:-k 6:7 7:-z 8:13 a:-1c b:8 c:1i d:-c e:u f:1u g:1a h:-l i:-s j:-a k:11 m:-1f o:-k p:-1 q:-3 r:-2 u:a v:3 w:1c x:-c y:x 10:-b 12:-6 13:-b 15:-b 16:-c 1c:16 1d:-5 1e:-l 1f:-b 1g:-b 1i:-1h 1j:o 1k:-g 1l:-o 1m:9 1n:-f 1o:-8 1q:k 1r:10
mark	1:j 2:-z 7:-d 8:24 a:2i b:p c:-y e:-1e f:-b g:-k h:1f i:-c j:-b m:w o:-b p:q 1d:6 1e:-9 1k:-b 1l:-s 1m:-3 1q:r 1r:b
school	1:h 2:-k 3:n 6:15 7:1 8:-h a:w b:q c:-y e:-h g:-i h:15 i:-24 j:-w k:-b m:-1k n:-16 o:1l p:7 q:-14 r:-2b t:-c v:-2 w:-m 14:-c 1c:-1 1d:l 1e:e 1f:-p 1i:4 1j:-r 1k:-a 1l:e 1m:-j 1n:1q 1q:-v 1r:-q 1s:-5 1t:-9 1u:m 1v:l 1y:-f 1z:9
school at	1:-1r 2:-o 3:-19 7:-a 8:-i a:-2i b:-r f:-5 h:-d o:-m p:1i r:-b v:j 1l:y 1n:-4 1r:m 1s:-7 1t:7
school bracket	1:-c 2:-6 3:-m 7:-d a:5 o:-8 u:-6 1i:-8 1q:-g 1r:-b
school close	1:-17 2:-b 3:-10 7:i a:-6 h:-r q:-c 1d:-e
school colon	1:-s 8:q b:-9 f:-8 o:-1 1c:1j 1k:l 1l:d
school comma	1:7 2:-30 3:-2p 6:-y 7:-15 8:-l a:j b:-a e:-o f:-g g:-18 h:t j:-b n:-b o:s p:-x q:-p r:-w v:-8 1d:-y 1e:-h 1f:-f 1i:-c 1k:-n 1l:-e 1m:v 1n:-l 1r:-h
school dash	1:4 2:-2 3:-c 6:-1 8:1b a:19 b:r e:-m f:-c h:1y i:-c m:-b n:-c o:1o p:u t:-c v:-b 14:-c 1e:-5 1i:1k 1k:-n 1l:-k 1n:-2 1q:-5 1r:8
school date	1:c 3:-c 6:w 7:2 b:-2 e:z f:-t m:-d p:-c u:-6 v:-c
school gap	1:h 2:6 3:-z 6:8 7:12 8:-17 a:-5 b:-8 e:r f:1l g:-c h:-3 i:-o m:6 n:-c o:-19 p:1 q:4 v:d 1c:j 1d:-1 1e:w 1j:-j 1k:e 1l:-3 1m:-10 1n:1e 1q:-4 1r:f
school line	1:2 2:1f 3:-1g 6:1d 7:4 8:5 a:-7 b:v c:-b e:-r f:w g:i h:-m i:-b j:-a k:-b m:-1b n:-4 o:h p:2 q:-3 r:-2 u:a v:4 w:-m 1c:-1h 1d:1v 1f:-b 1i:-z 1j:-8 1k:k 1l:t 1m:-i 1n:-6 1q:-a 1r:-f
school mark	1:v 8:r a:u b:p c:-o g:-8 h:e j:-b o:-b p:q 1d:-g 1k:-b 1l:-m 1m:c
school start	1s:-5 1t:-7 1u:m 1v:h 1y:-f 1z:9
school type	1:22 2:1o 3:-1l 7:-v 8:-18 a:1e b:19 f:-o g:p i:-11 j:w n:-c o:1d p:-m q:-6 r:-c 1k:-c 1l:-3 1m:-8 1n:19 1r:-o 1t:-i 1v:i
school word	1:-t 2:-u 3:42 7:p 8:-19 a:-c b:-1i f:-7 h:-9 j:-z o:-x p:-c r:-14 v:-4 1c:-b 1d:-b 1n:5 1r:-d
start	1s:1t 1t:-g 1u:k 1v:8 1w:-j 1x:-b 1y:-2 1z:-5
type	1:27 2:o 3:-1l 4:-8 7:k 8:-i a:2x b:19 c:-b e:-q f:-t g:24 h:-2 i:-1l j:w n:-c o:17 p:-m q:-6 r:-c y:-b 1c:-e 1k:-1m 1l:u 1m:-p 1n:19 1o:-b 1r:-f 1t:-i 1v:i
word	1:-28 2:-u 3:42 7:d 8:-1p a:-1l b:-1o f:-a h:-v j:-z o:-x p:-c r:-14 v:-4 w:-8 1c:-b 1d:-b 1e:-g 1k:-c 1l:-8 1n:5 1r:-z`;

/** The same for each state that a head ends in. */
export const endWeights = `certificate	0:-n 1:9 2:-a 3:x 4:-d
certificate dated	0:-c 1:-p 2:5 3:1a 4:-d
certificate first	0:-c 1:1p 2:-24 3:16 4:-1d
certificate first more	0:-c 1:j 2:-n 3:16 4:-1d
certificate first one	1:1l 2:-1l
certificate later	0:-b 1:-1l 2:1s 3:-5 4:r
certificate later more	1:5 2:-i 3:-5 4:r
certificate later one	0:-b 1:-22 2:2b
certificate more	0:-c 1:n 2:-13 3:x 4:-d
certificate one	0:-b 1:-j 2:s
certificate undated	0:-b 1:16 2:-e 3:-h
job	0:a 1:s 2:-1k 3:i 4:1f
job dated	0:-y 1:1l 2:-38 3:s 4:x
job first	0:-3 1:-1t 2:-z 3:t 4:u
job first more	0:a 1:-1p 2:-1l 3:t 4:u
job first one	0:-d 1:-2 2:h
job later	0:f 1:1w 2:-10 4:12
job later more	0:q 1:1u 2:-19 4:12
job later one	0:-4 1:b 2:3
job more	0:z 1:v 2:-2h 3:i 4:1f
job one	0:-h 1:6 2:m
job undated	0:14 1:-z 2:13 3:-o 4:16
order as others	0:20 1:g 2:-6q 3:2w 4:20
school	1:-16 2:i 3:7 4:j
school dated	0:-1n 1:-1c 2:w 3:s 4:j
school first	0:-11 1:-v 2:i 3:h 4:e
school first more	0:-s 1:-o 3:h 4:e
school first one	0:-f 1:-8 2:o
school later	0:p 1:-c 2:3 3:-e 4:c
school later more	0:-k 1:3 2:p 3:-e 4:c
school later one	0:18 1:-l 2:-s
school more	0:-17 1:-k 2:k 3:7 4:j
school one	0:w 1:-r 2:-4
school undated	0:18 1:3 2:-q 3:-g 4:4`;

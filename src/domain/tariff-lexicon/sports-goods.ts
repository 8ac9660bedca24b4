// Words for goods of chapter 95: sports and fishing.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
950611 | ski, skis, cross-country ski, touring ski | Ski, Alpinski, Langlaufski, Tourenski, Carvingski
950619,950611 | snowboard, ski pole, ski accessory | Snowboard, Skistock, Skizubehör
950612 | ski binding, snowboard binding | Skibindung, Snowboardbindung
950621 | sailboard, windsurf board | Windsurfbrett, Windsurfboard
950629 | surfboard, paddle board, sup board, water ski, wakeboard, kitesurf kite, bodyboard, diving fin | Surfbrett, SUP-Board, Wasserski, Wakeboard, Kiteboard, Bodyboard, Schwimmflosse, Stand-up-Paddle
950631 | golf club, golf driver, putter, golf set | Golfschläger, Putter, Golfset, Golf-Driver
950632 | golf ball | Golfball
950639 | golf tee, golf accessory, golf grip, golf club head | Golf-Tee, Golfzubehör, Golfgriff, Golfschlägerkopf
950640 | table tennis bat, ping pong paddle, table tennis ball, table tennis table, table tennis rubber | Tischtennisschläger, Tischtennisball, Tischtennisplatte, Tischtennisbelag
950651 | tennis racket, tennis racquet | Tennisschläger
950659 | badminton racket, squash racket, padel racket, beach paddle racket | Badmintonschläger, Federballschläger, Squashschläger, Padelschläger
950661 | tennis ball | Tennisball
950662 | football, basketball, soccer ball, volleyball, handball, inflatable ball, gym ball, rugby ball | Fußball, Basketball, Volleyball, Handball, Rugbyball, Gymnastikball, Sitzball, Wasserball
950669 | baseball ball, cricket ball, bowling ball, juggling ball, hockey ball, foam ball | Baseball, Bowlingkugel, Jonglierball, Hockeyball, Cricketball, Boule-Kugel
950670 | ice skate, roller skate, inline skate, roller blade | Schlittschuh, Rollschuh, Inlineskate, Inliner
950691 | dumbbell, kettlebell, yoga mat, treadmill, exercise bike, resistance band, fitness equipment, gym equipment | Hantel, Kettlebell, Yogamatte, Laufband, Heimtrainer, Fitnessband, Fitnessgerät, Sportgerät
950691 | barbell, weight plate, pull-up bar, kettlebell rack, ab roller | Langhantel, Hantelscheibe, Klimmzugstange, Bauchtrainer
950691 | rowing machine, cross trainer, elliptical trainer, spinning bike | Rudergerät, Crosstrainer, Ellipsentrainer, Spinningrad
950691 | skipping rope, jump rope, foam roller, punching bag, gymnastics mat | Springseil, Faszienrolle, Boxsack, Gymnastikmatte
950691 | wall bars, weight bench, balance board, ankle weight | Sprossenwand, Hantelbank, Balanceboard, Gewichtsmanschette, Balancekissen
950699 | skateboard, longboard, sports equipment, shin guard, waveboard | Skateboard, Longboard, Sportartikel, Schienbeinschoner, Waveboard, Skateboarddeck
950699 | archery bow, arrow, bow and arrow, crossbow, sports bow, slingshot, archery target | Bogen, Pfeil, Pfeil und Bogen, Armbrust, Sportbogen, Steinschleuder, Zielscheibe
950699 | knee pad, elbow pad, back protector, baseball bat, hockey stick | Knieschoner, Ellbogenschoner, Protektor, Baseballschläger, Hockeyschläger, Eishockeyschläger, Rückenprotektor
950699 | football goal, basketball hoop, swing, slide, volleyball net, climbing frame, frisbee | Fußballtor, Basketballkorb, Schaukel, Rutsche, Volleyballnetz, Klettergerüst, Frisbee
950699 | paddling pool, swimming pool, above-ground pool, fencing mask | Planschbecken, Schwimmbecken, Aufstellpool, Schwimmbrett, Fechtmaske
950699 | shuttlecock, sled, sledge, toboggan, climbing hold, snowshoe, badminton net | Federball, Schlitten, Rodel, Klettergriff, Schneeschuh, Badmintonnetz, Bob Schlitten
950710 | fishing rod, fly rod, spinning rod | Angelrute, Fliegenrute, Spinnrute, Angel
950720 | fish hook, fishing hook | Angelhaken, Drillingshaken
950730 | fishing reel, spinning reel, fly reel | Angelrolle, Stationärrolle, Fliegenrolle
950790 | fishing lure, fishing tackle, landing net, fishing float, fishing fly, wobbler, bite alarm | Kunstköder, Angelzubehör, Kescher, Wobbler, Blinker Angel, Angelpose, Gummifisch, Bissanzeiger
950691,950699 | trampoline, fitness trampoline, garden trampoline | Trampolin, Fitnesstrampolin, Gartentrampolin
950629 | snorkel, diving mask, snorkel set | Schnorchel, Taucherbrille, Tauchmaske, Schnorchelset
950699,950300 | bouncy castle | Hüpfburg
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
950611 | Skis | Ski
950612 | Ski binding | Skibindung
950619 | Snowboard and ski equipment | Snowboard und Skiausrüstung
950621 | Windsurf board | Windsurfbrett
950629 | Water sports equipment | Wassersportgerät
950631 | Golf club | Golfschläger
950632 | Golf ball | Golfball
950639 | Golf equipment, other | Golfausrüstung, sonstige
950640 | Table tennis equipment | Tischtennisausrüstung
950651 | Tennis racket | Tennisschläger
950659 | Badminton or other racket | Badminton- oder anderer Schläger
950661 | Tennis ball | Tennisball
950662 | Inflatable sports ball | Aufblasbarer Sportball
950669 | Sports ball, other | Sportball, sonstiger
950670 | Ice or roller skates | Schlittschuhe oder Rollschuhe
950691 | Fitness equipment | Fitnessgerät
950699 | Sports and outdoor equipment, other | Sport- und Freizeitgerät, sonstiges
950710 | Fishing rod | Angelrute
950720 | Fish hook | Angelhaken
950730 | Fishing reel | Angelrolle
950790 | Fishing tackle, other | Angelzubehör, sonstiges
`;

export const sportsGoods = { goods, names };

// Words for goods of chapter 95: toys, games, festive articles.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
950300 | toy, children's toy, educational toy, wooden toy, plaything, kids toy | Spielzeug, Kinderspielzeug, Lernspielzeug, Holzspielzeug, Spielsachen
950300 | doll, barbie, baby doll, rag doll, doll clothes, porcelain doll, dollhouse | Puppe, Barbie, Babypuppe, Stoffpuppe, Puppenkleidung, Porzellanpuppe, Puppenhaus, Puppenstube
950300 | teddy bear, plush toy, stuffed animal, soft toy, cuddly toy, steiff bear | Teddybär, Plüschtier, Kuscheltier, Stofftier, Teddy, Steifftier, Schmusetuch
950300 | lego, building bricks, building blocks, construction set, playmobil, duplo | Lego, Bausteine, Klemmbausteine, Bauklötze, Baukasten, Playmobil, Duplo, Fischertechnik
950300 | puzzle, jigsaw puzzle, 3d puzzle, rubik's cube, magic cube | Puzzle, Legespiel, 3D-Puzzle, Zauberwürfel, Holzpuzzle
950300 | toy car, model car, rc car, die-cast car, matchbox car, remote control car | Spielzeugauto, Modellauto, ferngesteuertes Auto, RC-Auto, Matchboxauto, Spielauto
950300 | model railway, toy train, model train, locomotive model, h0 wagon, track set | Modelleisenbahn, Spielzeugeisenbahn, Modellbahn, Lokomotive Modell, H0-Wagen, Modellbahngleis, Holzeisenbahn
950300 | model kit, scale model, plastic model kit, model airplane, ship model kit, miniature wargame | Modellbausatz, Modellbau, Plastikmodellbausatz, Modellflugzeug, Schiffsmodell, Tabletop-Miniatur
950300 | action figure, toy figure, collectible figure, funko pop, schleich figure, tin soldier, anime figure | Actionfigur, Spielfigur, Sammelfigur, Funko Pop, Schleich-Tier, Zinnsoldat, Überraschungsei-Figur
950300 | kick scooter, children's scooter, tricycle, balance bike, ride-on toy, pedal car | Tretroller, Kinderroller, Dreirad, Laufrad, Rutschauto, Bobby-Car, Tretauto, Cityroller
950300 | doll pram, toy kitchen, play food, toy shop, doctor kit toy, toy tool set | Puppenwagen, Spielküche, Kinderküche, Kaufladen, Arztkoffer, Spielessen
950300 | baby rattle, activity toy, teething toy, stacking toy, baby mobile, play gym, pull-along toy | Babyrassel, Greifling, Stapelturm, Baby-Mobile, Motorikschleife, Spielbogen, Nachziehtier, Steckspiel
950300 | kite, spinning top, yo-yo, marble toy, marble run, water pistol, soap bubble toy | Drachen, Kreisel, Jo-Jo, Murmel, Murmelbahn, Wasserpistole, Seifenblasenspielzeug
950300 | toy gun, toy sword, hand puppet, puppet, nerf gun, marionette | Spielzeugpistole, Spielzeugschwert, Handpuppe, Marionette, Nerf, Kasperlepuppe
950300 | slime, craft kit children, science kit, experiment kit, perler beads, painting by numbers kit children | Experimentierkasten, Bastelset Kinder, Bügelperlen, Slime, Chemiebaukasten, Zauberkasten
950300 | fidget spinner, fidget toy, pop it, stress ball, sandbox toy, beach toy | Fidget Spinner, Fidget Toy, Pop It, Antistressball, Sandspielzeug, Strandspielzeug
950300 | toy robot, tamagotchi, electronic learning toy, toy camera, toy musical instrument | Spielzeugroboter, Tamagotchi, Lerncomputer, Kinderkamera Spielzeug, Spielzeuginstrument
950300 | rocking horse, hobby horse, play tent, ball pit | Schaukelpferd, Steckenpferd, Spielzelt, Bällebad, Wippe Tier
950450 | game console, playstation, xbox, nintendo switch, video game console, handheld console, steam deck, gameboy | Spielkonsole, Spielekonsole, PlayStation, Xbox, Nintendo Switch, Gameboy, Handheld-Konsole, Steam Deck
950450 | controller, gamepad, joystick, gaming steering wheel, joy-con, console charging station | Controller, Gamepad, Joystick, Gaming-Lenkrad, Joy-Con, Konsolenzubehör
852852,852859,950450 | vr headset, virtual reality glasses, oculus quest | VR-Brille, Virtual-Reality-Brille, Meta Quest
950490 | board game, parlour game, card game, party game, strategy game | Brettspiel, Gesellschaftsspiel, Kartenspiel, Partyspiel, Familienspiel, Strategiespiel
950490 | chess, chess set, dice, backgammon, domino, mahjong, roulette | Schach, Schachspiel, Würfel, Backgammon, Domino, Mahjong, Mühlespiel, Roulette
950490 | dart, dartboard, electronic dartboard | Dart, Dartscheibe, Dartpfeil, E-Dart
950490 | poker set, poker chip, table football, foosball table, bowling pin, air hockey table | Pokerset, Pokerchip, Tischfußball, Kickertisch, Kegelspiel, Airhockey
950490,950300 | slot car track, slot car racing set, scalextric | Carrerabahn, Autorennbahn, Slotcar
950440 | playing cards, poker cards, skat cards, tarot cards | Spielkarten, Pokerkarten, Skatkarten, Tarotkarten, Schafkopfkarten, Rommékarten
950440,950490 | trading card, pokemon card, magic card, collectible card game, yugioh card, booster pack | Sammelkarte, Pokémon-Karte, Magic-Karte, Sammelkartenspiel, Yu-Gi-Oh-Karte, Boosterpack
950420 | billiard cue, pool cue, billiard ball, pool table, snooker cue | Billardqueue, Queue, Billardkugel, Billardtisch
950430 | arcade machine, pinball machine, slot machine, claw machine | Spielautomat, Flipperautomat, Flipper, Greifautomat, Arcade-Automat
950510 | christmas decoration, christmas tree ornament, christmas bauble, nativity scene, christmas ornament, tree topper | Weihnachtsdeko, Weihnachtsschmuck, Christbaumkugel, Weihnachtskugel, Krippe, Christbaumspitze, Herrnhuter Stern
950510 | christmas tree artificial, tinsel, christmas stocking, christmas tree stand, artificial advent wreath | künstlicher Weihnachtsbaum, Lametta, Nikolausstiefel, Christbaumständer, Adventskranz künstlich
950510 | nutcracker figure, christmas pyramid, smoker figure, incense smoker, candle arch, fillable advent calendar | Nussknacker, Nussknackerfigur, Weihnachtspyramide, Räuchermännchen, Räuchermann, Schwibbogen, Adventskalender zum Befüllen
950590 | party decoration, carnival mask, party hat, halloween decoration, pinata, confetti | Partydeko, Karnevalsmaske, Faschingsmaske, Partyhut, Halloween-Deko, Piñata, Konfetti, Luftschlange
950590 | easter decoration, easter egg decorative, birthday decoration, magic trick, joke article, cake topper party | Osterdeko, Osterei Deko, Geburtstagsdeko, Zaubertrick, Scherzartikel, Partyartikel, Tortendeko Topper
950829,950822,950830 | fairground ride, carousel | Karussell, Fahrgeschäft
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
950420 | Billiard articles | Billardartikel
950430 | Coin-operated game machine | Spielautomat mit Münzbetrieb
950440 | Playing cards | Spielkarten
950450 | Game console and accessories | Spielkonsole und Zubehör
950490 | Board and parlour games | Brett- und Gesellschaftsspiele
950510 | Christmas articles | Weihnachtsartikel
950590 | Party and carnival articles | Fest- und Karnevalsartikel
950822 | Carousel or swing ride | Karussell
950829 | Amusement ride, other | Fahrgeschäft, sonstiges
950830 | Fairground amusement | Jahrmarktattraktion
`;

export const toysAndGames = { goods, names };

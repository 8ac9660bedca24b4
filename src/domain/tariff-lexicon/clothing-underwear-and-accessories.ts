// Words for goods of chapters 61 and 62: underwear, nightwear, hosiery, scarves, ties, gloves and other accessories.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
610711,610821,610712,610822 | underwear, underpants, undies, briefs | Unterwäsche, Unterhose, Wäsche, Schlüpfer
610711,610712,620711 | boxer shorts, boxers, men's briefs, boxer briefs, long johns | Boxershorts, Herrenslip, Retroshorts, Herrenunterhose, lange Unterhose
610821,610822 | panties, knickers, women's briefs, thong, g-string | Slip, Damenslip, Tanga, Stringtanga, Hipster, Panty
610822,610821,610892,620892 | lingerie, lingerie set, babydoll | Dessous, Reizwäsche, Negligé, Dessous-Set
621210 | bra, brassiere, bustier, bralette, nursing bra | BH, Büstenhalter, Bustier, Bralette, Still-BH, Push-up-BH
621210 | sports bra, running bra | Sport-BH, Sportbustier
621220 | girdle, shapewear, panty girdle, waist trainer | Miederhose, Shapewear, Mieder, Bauchweghose, Taillenformer
621290,621230 | corset, bustier corset, basque | Korsett, Korsage, Mieder-Korsett, Corsage
621230 | corselette, shaping body | Korselett, Miederbody
621290 | suspenders, braces, trouser braces | Hosenträger, Hosenhalter
621290 | garter, garter belt, suspender belt, stocking holder | Strumpfband, Strumpfhalter, Strapsgürtel, Strapse
610811,620811,610819 | petticoat, half slip, full slip, underskirt | Unterrock, Unterkleid, Petticoat
610831,610832,610721,610722,620721,620821 | pyjamas, pajamas, sleepwear, pyjama set, pj set | Pyjama, Schlafanzug, Schlafanzughose, Nachtwäsche
610831,610832,620821,620822,610721 | nightgown, nightshirt, nightdress, nightie | Nachthemd, Nachtkleid, Schlafshirt
620891,610891,610791,620791,610892 | bathrobe, dressing gown, bath robe, housecoat | Bademantel, Morgenmantel, Saunamantel, Hausmantel
620892,620891,620899 | kimono, yukata, silk robe | Kimono, Yukata, Seidenmantel
611595,611596,611594,611599 | socks, sock, crew socks, knee socks | Socken, Socke, Strümpfe, Kniestrümpfe, Sneakersocken
611596,611595 | sports socks, football socks, running socks, ski socks | Sportsocken, Stutzen, Skisocken, Tennissocken, Laufsocken
611594,611596,611595 | wool socks, knitted socks, hand-knitted socks, slipper socks, bed socks | Wollsocken, Stricksocken, Stoppersocken, Kuschelsocken, Haussocken
611595,611594 | traditional socks, loferl, bavarian stockings | Trachtensocken, Trachtenstrümpfe, Loferl
611521,611522,611529 | tights, pantyhose, fishnet tights | Strumpfhose, Feinstrumpfhose, Netzstrumpfhose, Wollstrumpfhose
611530 | stockings, nylons, hold-ups, nylon stockings | Nylonstrümpfe, halterlose Strümpfe, Nylons, Feinstrümpfe
611510 | compression stockings, support stockings, compression socks | Kompressionsstrümpfe, Stützstrümpfe, Thrombosestrümpfe, Kompressionssocken
640690,611780 | leg warmers, gaiters, legwarmers, spats | Stulpen, Beinstulpen, Gamaschen, Beinwärmer
611780,621710 | arm warmers, arm sleeves, wrist warmers | Armstulpen, Pulswärmer, Ärmlinge, Armlinge
611710,621430,621490,621420 | scarf, knitted scarf, snood, infinity scarf | Schal, Strickschal, Loop, Rundschal, Winterschal
611710,621420 | wool scarf, cashmere scarf, woollen scarf | Wollschal, Kaschmirschal
621410 | silk scarf, silk shawl, silk square | Seidenschal, Seidentuch, Nickituch
621430,621490,621440,621420 | shawl, stole, pashmina, neckerchief, headscarf | Halstuch, Tuch, Stola, Pashmina, Kopftuch, Schultertuch
611710,650500 | tube scarf, neck gaiter, neck warmer, multifunctional scarf | Schlauchschal, Multifunktionstuch, Halswärmer
621430,611710,621490 | hijab, veil, niqab, bridal veil | Hijab, Schleier, Brautschleier
611710 | football scarf, fan scarf | Fanschal, Fußballschal
621510,621520 | tie, necktie, bow tie, cravat | Krawatte, Fliege, Schlips, Plastron
621510 | silk tie, silk bow tie | Seidenkrawatte, Seidenfliege
621320,621390 | handkerchief, fabric handkerchief, pocket square, hankie | Stofftaschentuch, Einstecktuch, Taschentuch aus Stoff, Kavalierstuch
621320,621490,621430 | bandana, bandanna | Bandana, Nickytuch, Bikertuch
611610,611693,611691,611692,621600 | gloves, mittens, knitted gloves, winter gloves, fingerless gloves | Handschuhe, Fäustlinge, Strickhandschuhe, Fausthandschuhe, Fingerhandschuhe
611691 | wool gloves, woollen mittens | Wollhandschuhe, Wollfäustlinge
611610,621600,611693 | work gloves, gardening gloves, assembly gloves | Arbeitshandschuhe, Gartenhandschuhe, Montagehandschuhe
621600,611693,611610 | ski gloves, snowboard gloves, textile motorcycle gloves | Skihandschuhe, Snowboardhandschuhe, Textil-Motorradhandschuhe
611693,611610,621600 | cycling gloves, bike gloves, running gloves, touchscreen gloves | Fahrradhandschuhe, Radhandschuhe, Laufhandschuhe, Touchscreen-Handschuhe
611610,621600 | goalkeeper gloves, riding gloves, fitness gloves | Torwarthandschuhe, Reithandschuhe, Fitnesshandschuhe
621600,630492 | oven mitt, oven glove, bbq glove | Ofenhandschuh, Backhandschuh, Grillhandschuh, Topfhandschuh
621710,611780 | clothing accessory, detachable collar, cummerbund, collar | Bekleidungszubehör, Kragen, Blusenkragen, Kummerbund, Stehkragen
621710 | fabric belt, textile belt, canvas belt, stretch belt, obi belt | Stoffgürtel, Textilgürtel, Stretchgürtel, Obi
611780,621710 | headband, ear warmer headband, knitted headband, fabric hair band | Stirnband, Haarband, Kopfband, Ohrenwärmer
621710,611780 | scrunchie, hair scrunchie, fabric hair tie | Scrunchie, Haargummi aus Stoff, Zopfgummi, Haargummi
611780,621710 | sweatband, wrist sweatband | Schweißband, Schweißarmband
621710,621790 | sash, satin sash, rosette sash, bridal sash | Schärpe, Taillenband, Brautgürtel
621790,611790 | shoulder pad, garment part, sew-on pocket, elbow patch | Schulterpolster, Kleidungsteil, Ärmelflicken, Knieflicken
621710 | dress shield, bra strap, bra extender | BH-Träger, BH-Verlängerung, Achselpad
611780,621710 | earmuffs, ear warmers, ear muffs | Ohrenschützer, Ohrwärmer, Ohrenmuffs
611596,611595 | toe socks, yoga socks, non-slip socks, no-show socks | Zehensocken, Yogasocken, ABS-Socken, Füßlinge
`;

/** What each code is called: code | English | German. */
const names = `
610711 | Men’s underpants, cotton | Herrenunterhose aus Baumwolle
610712 | Men’s underpants, synthetic | Herrenunterhose aus Chemiefasern
620711 | Men’s underpants, woven cotton | Herrenunterhose aus Baumwolle, gewebt
610821 | Women’s panties, cotton | Damenslip aus Baumwolle
610822 | Women’s panties, synthetic | Damenslip aus Chemiefasern
621210 | Bra | Büstenhalter
621220 | Girdle, shapewear | Hüfthalter, Miederhose
621230 | Corselette | Korselett
621290 | Corset, braces, garter | Korsett, Hosenträger, Strumpfhalter
610811 | Petticoat, knitted synthetic | Unterrock aus Chemiefasern, gewirkt
610819 | Petticoat, knitted cotton or other | Unterrock aus Baumwolle u. a., gewirkt
620811 | Petticoat, woven synthetic | Unterrock aus Chemiefasern, gewebt
610721 | Men’s pyjamas, knitted cotton | Herrenschlafanzug aus Baumwolle, gewirkt
610722 | Men’s pyjamas, knitted synthetic | Herrenschlafanzug aus Chemiefasern, gewirkt
620721 | Men’s pyjamas, woven cotton | Herrenschlafanzug aus Baumwolle, gewebt
610831 | Women’s pyjamas, knitted cotton | Damenschlafanzug, Nachthemd aus Baumwolle, gewirkt
610832 | Women’s pyjamas, knitted synthetic | Damenschlafanzug, Nachthemd aus Chemiefasern, gewirkt
620821 | Women’s pyjamas, woven cotton | Damenschlafanzug, Nachthemd aus Baumwolle, gewebt
620822 | Women’s pyjamas, woven synthetic | Damenschlafanzug, Nachthemd aus Chemiefasern, gewebt
610791 | Men’s bathrobe, knitted cotton | Herrenbademantel aus Baumwolle, gewirkt
610799 | Men’s bathrobe, knitted synthetic, other | Herrenbademantel aus Chemiefasern u. a., gewirkt
620791 | Men’s bathrobe, woven cotton | Herrenbademantel aus Baumwolle, gewebt
610891 | Women’s bathrobe, knitted cotton | Damenbademantel aus Baumwolle, gewirkt
610892 | Women’s bathrobe, knitted synthetic | Damenbademantel aus Chemiefasern, gewirkt
620891 | Women’s bathrobe, woven cotton | Damenbademantel aus Baumwolle, gewebt
620892 | Women’s bathrobe, woven synthetic | Damenbademantel aus Chemiefasern, gewebt
620899 | Women’s bathrobe, silk or other | Damenbademantel aus Seide u. a.
611510 | Compression stockings | Kompressionsstrümpfe
611521 | Tights, fine synthetic | Feine Strumpfhose aus Synthetik
611522 | Tights, thick synthetic | Dicke Strumpfhose aus Synthetik
611529 | Tights, cotton, wool or other | Strumpfhose aus Baumwolle, Wolle u. a.
611530 | Women’s fine stockings | Feine Damenstrümpfe
611594 | Socks, wool | Socken aus Wolle
611595 | Socks, cotton | Socken aus Baumwolle
611596 | Socks, synthetic fibres | Socken aus Synthetik
611599 | Socks, other fibres | Socken aus anderen Fasern
611710 | Scarf or shawl, knitted | Schal, Tuch, gestrickt
621410 | Scarf or shawl, silk | Schal, Tuch aus Seide
621420 | Scarf or shawl, woven wool | Schal, Tuch aus Wolle, gewebt
621430 | Scarf or shawl, woven synthetic | Schal, Tuch aus Synthetik, gewebt
621440 | Scarf or shawl, viscose | Schal, Tuch aus Viskose
621490 | Scarf or shawl, cotton, linen, other | Schal, Tuch aus Baumwolle, Leinen u. a.
621510 | Tie or bow tie, silk | Krawatte, Fliege aus Seide
621520 | Tie or bow tie, synthetic | Krawatte, Fliege aus Chemiefasern
621320 | Handkerchief, cotton | Taschentuch aus Baumwolle
621390 | Handkerchief, silk or other | Taschentuch aus Seide u. a.
611610 | Knitted gloves, coated plastic or rubber | Gestrickte Handschuhe, beschichtet
611691 | Knitted gloves, wool | Gestrickte Handschuhe aus Wolle
611692 | Knitted gloves, cotton | Gestrickte Handschuhe aus Baumwolle
611693 | Knitted gloves, synthetic | Gestrickte Handschuhe aus Synthetik
621600 | Gloves, woven fabric | Handschuhe aus gewebtem Stoff
611780 | Clothing accessory, knitted | Bekleidungszubehör, gestrickt
611790 | Clothing part, knitted | Kleidungsteil, gestrickt
621710 | Clothing accessory, woven | Bekleidungszubehör, gewebt
621790 | Clothing part, woven | Kleidungsteil, gewebt
`;

export const clothingUnderwearAndAccessories = { goods, names };

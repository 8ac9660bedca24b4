// Words for ready meals, regional specialities and small goods for pets, babies and crafts, chapters 16 to 48.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
190590 | pizza, frozen pizza, pita bread, naan, communion wafer | Pizza, Tiefkühlpizza, Fladenbrot, Pitabrot, Backoblaten, Hostie
190190,200520,210690 | dumpling mix, bread dumplings, potato dumplings | Knödel, Semmelknödel, Kartoffelklöße, Knödelpulver
210690,160250,190230 | ready meal, instant meal, camping meal, microwave meal | Fertiggericht, Trekkingnahrung, Fertigmahlzeit, Tütengericht
210690,040690 | cheese fondue mix, raclette mix | Käsefondue, Fonduekäse
170490,210690 | sherbet powder, fizz powder, popping candy | Brausepulver, Ahoj-Brause, Knallbrause
170490,180690 | sweets mix bag, candy box, snack box sweets | Süßigkeitenbox, Naschtüte, Süßigkeitenmix, Candybox
190410,190590 | peanut puffs, flips, vegetable crisps, prawn crackers, lentil chips | Erdnussflips, Flips, Gemüsechips, Krabbenchips, Linsenchips
180690,190531 | chocolate biscuits, chocolate coated biscuit, dominosteine | Dominosteine, Schokokekse, Prinzenrolle, Dominostein
180690,170490 | chocolate kisses, marshmallow chocolate | Schokokuss, Schaumkuss, Dickmanns
190520,190590 | gingerbread house, gingerbread kit | Lebkuchenhaus, Hexenhaus, Knusperhäuschen
210690,330210 | cocktail mix, mulled wine syrup, punch syrup, bitters alcohol-free | Cocktailmix, Punschsirup, Barsirup, Glühweinsirup
220890,220870 | cocktail bitters, premixed cocktail, bitter liqueur | Cocktailbitter, Fertigcocktail, Magenbitter, Underberg
220870,220890 | advocaat, limoncello, fruit liqueur, herbal bitters | Eierpunsch, Limoncello, Fruchtlikör, Kräuterbitter, Ramazzotti
220600,220300 | shandy, radler, alcopop | Radler, Biermischgetränk, Alsterwasser, Alkopop
121190,240290 | herbal smoking mix, damiana, knaster | Kräutermischung zum Rauchen, Damiana, Knaster
310210 | adblue, urea solution | AdBlue, Harnstofflösung
340319,340399 | gun oil, sewing machine oil, clock oil, hair clipper oil | Waffenöl, Nähmaschinenöl, Uhrenöl, Ballistol
330499,330420 | eyelash serum, eyebrow serum, brow growth oil | Wimpernserum, Augenbrauenserum
330499 | acne patch, pimple cream, scar gel, stretch mark cream, nipple cream | Pickelpflaster, Pickelcreme, Narbengel, Brustwarzensalbe, Schwangerschaftsöl
330749,330790 | toilet freshener block, odour remover, pet odour eliminator | WC-Stein, Geruchsentferner, Duftstein, Geruchsneutralisierer
382499,340250 | screen cleaning fluid, tablet screen cleaner, lens cleaner, vinyl record cleaner | Displayreiniger, Brillenreiniger, Plattenreiniger, Objektivreiniger, Bildschirmreiniger
380899,380891 | slug pellets, snail bait, plant protection spray | Schneckenkorn, Pflanzenschutzmittel, Schneckengift
380891,382499 | fly trap, fly paper, sticky trap | Fliegenfalle, Gelbsticker, Klebefalle, Gelbtafel, Fliegenfänger
340111,330710 | shaving soap, shaving soap stick | Rasierseife, Rasierseifenstück
392690,401699,630790 | dog toy, cat toy, chew toy, pet toy | Hundespielzeug, Katzenspielzeug, Kauspielzeug
442199,630790 | scratching post, cat tree, scratching board | Kratzbaum, Kratzbrett, Kratztonne
392690,442199 | hamster wheel, hamster house, rodent hide | Hamsterrad, Nagerhaus, Laufrad für Nager, Hamsterhaus
392690,420292 | pet carrier, cat carrier, dog crate plastic | Katzentransportbox, Hundebox, Haustier-Transportbox, Kennel
392690 | acrylic display case, display box, acrylic stand, collector display | Acrylvitrine, Schaukasten Acryl, Acrylaufsteller, Acrylständer
392690,392111 | styrofoam balls, styrofoam wreath, polystyrene shapes | Styroporkugel, Styroporkranz, Styroporform, Styropor
391990,391910 | tile sticker, bumper protection film, carbon film | Fliesenaufkleber, Ladekantenschutz, Carbonfolie, Lackschutzfolie
392640,442019 | easter decoration, decorative easter egg | Osterdeko, Deko-Osterei, Osterei, Ostereier
392490,401490,442199 | teether, teething ring | Beißring, Zahnungshilfe, Zahnungsring
442199,392490 | dummy chain, pacifier clip, soother holder | Schnullerkette, Schnullerhalter, Nuckelkette
340700,382499 | slime, kinetic sand, magic sand | Slime, Spielschleim, kinetischer Sand, Zaubersand
340700,252020 | baby footprint kit, casting set hand print, salt dough set | Gipsabdruckset, Abdruckset Baby, Fußabdruckset, Handabdruckset
482390,481890 | paper doily, cake lace, paper fans decoration | Tortenspitze, Spitzenpapier, Papierrosette
210390 | liquid seasoning, worcestershire sauce, fish sauce, tabasco | Flüssigwürze, Maggi, Worcestersauce, Fischsauce, Tabasco
442199,442090 | birthday ring wood, milestone blocks wood | Geburtstagskranz Holz, Geburtstagszug, Jahreszahlen Holz
441990 | napkin ring wood, wooden coaster, trivet wood | Serviettenring Holz, Untersetzer Holz, Topfuntersetzer Holz, Holzuntersetzer
442199,442191 | macrame ring, wooden embroidery frame blank, wooden blank, wooden hoop | Holzring, Makrameering, Holzrohling, Makrameestab
392690 | plant label, plant clips, tent pegs plastic, garden ties | Pflanzenstecker, Pflanzenclips, Zelthering Kunststoff, Pflanzenschilder
392690 | baby safety lock, socket cover, corner protector, child safety plastic | Kindersicherung, Steckdosensicherung, Kantenschutz, Schubladensicherung
482010,482050 | baby book, memory book, wedding guest book, bucket list book | Babytagebuch, Erinnerungsalbum, Hochzeitsgästebuch, Babyalbum
482030,482010 | clipboard folder, conference folder, portfolio folder | Schreibmappe, Konferenzmappe, Dokumentenmappe, Bewerbungsmappe
482110,491199 | wine label sticker, sticker labels roll, thank you stickers | Flaschenetikett, Rollenetiketten, Dankeschön-Aufkleber, Geschenkaufkleber
491191 | digital art print, star map print, canvas print, vintage print, postcard size art print | Leinwandbild, Leinwanddruck, Kunstposter, Vintage-Druck
491199 | score pad printed, wedding programme, party game cards printed, bingo sheet | Kirchenheft, Programmheft, Stickvorlage gedruckt, Häkelvorlage gedruckt
330499,330300 | cosmetics gift set, skincare set, beauty set, beauty advent calendar | Kosmetikset, Pflegeset, Beauty-Set, Beauty-Adventskalender
330300 | perfume sample, perfume set, solid perfume | Parfümprobe, Parfümset, festes Parfüm, Duftprobe
340111,330730 | soap gift set, bath gift set, soap roses | Seifenset, Badeset, Seifenrosen, Wellness-Set
090230,090210,121190 | tea gift set, tea sampler, tea advent calendar | Teeset, Teeprobe, Tee-Adventskalender, Teesortiment
210390,091091 | spice gift set, spice box | Gewürzset, Gewürzbox, Gewürz-Adventskalender
300590,300510 | eye patch adhesive, compression wrap, cohesive bandage | Augenpflaster, selbsthaftende Bandage, Fixierbinde
`;

/** What each code is called: code | English | German. */
const names = `
240290 | Herbal cigarettes and smoking mixes | Kräuterzigaretten und -mischungen
310210 | Urea solution | Harnstofflösung
`;

export const specialities = { goods, names };

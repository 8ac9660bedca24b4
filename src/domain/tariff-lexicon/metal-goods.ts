// Words for goods of chapters 72 to 83: wire, screws, locks, fittings and other metal goods.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
721720,721710,721790,722300 | wire, steel wire, binding wire, florist wire | Draht, Stahldraht, Bindedraht, Blumendraht
731449,731420,731439,731441 | chicken wire, wire mesh, wire fence, rabbit wire | Maschendraht, Drahtgeflecht, Hasendraht, Drahtzaun
731300 | barbed wire | Stacheldraht
731210 | wire rope, steel cable, steel rope | Drahtseil, Stahlseil
731582,731589,731581 | steel chain, link chain, hanging chain | Stahlkette, Gliederkette, Eisenkette
731520 | snow chain, tyre chain, tire chain | Schneekette, Gleitschutzkette
731600 | boat anchor, anchor, grapnel | Bootsanker, Anker, Klappanker
731700 | nail, tack, drawing pin, thumbtack, pushpin, staple for wood | Nagel, Reißzwecke, Reißnagel, Pinnwandnadel, Stahlnagel
731815 | bolt, machine screw, hex bolt, threaded rod | Maschinenschraube, Sechskantschraube, Gewindestange, Bolzen
731812,731814,731815 | screw, wood screw, chipboard screw, screw set | Schraube, Holzschraube, Spanplattenschraube, Schraubensortiment
731814 | self-tapping screw, sheet metal screw | Blechschraube, selbstschneidende Schraube
731816 | nut, nut for bolt, hex nut, wing nut, lock nut | Schraubenmutter, Sechskantmutter, Flügelmutter, Muttern
731813 | screw hook, eye screw, cup hook | Schraubhaken, Ringschraube, Schrauböse
731822,731821 | washer, flat washer, spring washer | Unterlegscheibe, Federring, Scheibe aus Stahl
731823 | rivet, blind rivet, pop rivet | Niete, Blindniete
731824 | cotter pin, split pin | Splint, Federstecker
731940 | safety pin, dressmaker pin, sewing pin | Sicherheitsnadel, Stecknadel
731990 | sewing needle, knitting needle, crochet hook, darning needle, embroidery needle | Nähnadel, Stricknadel, Häkelnadel, Stopfnadel, Sticknadel
732020 | coil spring, compression spring, tension spring | Spiralfeder, Druckfeder, Zugfeder, Schraubenfeder
732010 | leaf spring | Blattfeder
732111 | gas grill, gas barbecue, camping stove, gas cooker, gas stove | Gasgrill, Gaskocher, Campingkocher, Gasherd
732119,732111 | barbecue, bbq, charcoal grill, smoker grill, charcoal barbecue | Grill, Holzkohlegrill, Schwenkgrill, Räucherofen, Smoker
732189 | wood stove, fire bowl, fire pit, fireplace stove | Kaminofen, Feuerschale, Feuerkorb, Holzofen
732181,732112,732182 | gas heater, patio heater, petroleum stove | Gasheizung, Heizpilz, Heizstrahler Gas, Petroleumofen
732190 | grill grate, barbecue part, stove part | Grillrost, Grillersatzteil, Ofenersatzteil
732219,732211 | radiator central heating, towel radiator | Heizkörper, Badheizkörper, Handtuchheizkörper
732410 | kitchen sink, stainless steel sink | Spüle, Edelstahlspüle, Spülbecken
732490 | toilet brush holder, shower caddy, toilet roll holder, towel rail | WC-Bürstenhalter, Duschkorb, Toilettenpapierhalter, Klorollenhalter, Handtuchhalter
732620 | wire basket, wire hanger, coat hanger metal, mouse trap wire | Drahtkorb, Drahtbügel, Metallkleiderbügel
732690 | steel article, metal part, steel part, metal bracket | Metallteil, Stahlteil, Stahlwinkel, Metallartikel
731029,731021 | tin box, metal tin, biscuit tin, cookie tin, tin can | Blechdose, Keksdose, Metalldose, Konservendose
731010,730900 | oil drum, steel barrel | Ölfass, Stahlfass
731029,761290 | jerry can, fuel canister | Benzinkanister, Reservekanister, Kraftstoffkanister
731100,761300 | gas bottle, gas cylinder, diving cylinder | Gasflasche, Druckgasflasche, Tauchflasche
730830,761010 | metal door, steel door, window frame metal | Metalltür, Stahltür, Fensterrahmen aus Metall
730890,730840,761090 | greenhouse metal, steel beam, scaffolding | Gewächshaus, Stahlträger, Gerüst
730799,730722,730792,730729 | pipe fitting, threaded elbow, hose connector steel | Rohrfitting, Rohrverbinder, Gewindefitting
730449,730439,730431,730490 | steel tube, steel pipe | Stahlrohr, Metallrohr
741110,741121 | copper pipe, copper tube, brass tube | Kupferrohr, Messingrohr
740919,741011,740929 | copper sheet, copper foil, brass sheet | Kupferblech, Kupferfolie, Messingblech
741210,741220 | copper fitting, brass fitting | Kupferfitting, Messingfitting
741300 | copper braid, copper strand | Kupferlitze, Kupfergeflecht
741533,741539,741521,741510 | brass screw, brass bolt, brass washer | Messingschraube, Messingmutter
741810 | copper pot, copper pan, brass bowl, copper mug, copper kettle | Kupfertopf, Kupferpfanne, Messingschale, Kupferbecher, Kupferkessel
741980,741920 | brass article, copper article, brass part | Messingartikel, Kupferartikel, Messingteil
750890 | nickel article | Nickelartikel
760711,760719,760720 | aluminium foil, aluminum foil, tin foil, kitchen foil | Alufolie, Aluminiumfolie
760820,760810 | aluminium tube, aluminum pipe | Aluminiumrohr, Alurohr
761290 | aluminium bottle, aerosol can, aluminium tin, drinks can | Aluflasche, Aluminiumdose, Sprühdose leer, Getränkedose
761510 | aluminium pan, moka pot, baking tin aluminium, aluminium pot, camping pot | Alupfanne, Espressokocher, Aluminiumtopf, Campinggeschirr, Campingtopf
761699 | aluminium article, aluminum part, aluminium profile part | Aluminiumteil, Aluteil, Aluminiumartikel
761691 | aluminium mesh, aluminium grille | Alugitter, Aluminiumgewebe
780600 | lead weight, lead figure, diving weight | Bleigewicht, Tauchblei, Bleifigur
790700 | zinc article, zinc bucket, zinc figure | Zinkartikel, Zinkeimer, Zinkwanne, Zinkfigur
800700 | pewter, pewter mug, pewter plate, tin figure, pewter tankard | Zinnfigur, Zinnbecher, Zinnteller, Zinnkrug, Zinngeschirr
800300 | solder, solder wire, soldering tin | Lötzinn, Lötdraht
830110 | padlock, combination padlock, luggage lock | Vorhängeschloss, Zahlenschloss, Kofferschloss, Spindschloss
830140,830110 | lock, bike lock, bicycle lock, chain lock, lock cylinder, door lock, smart lock | Schloss, Fahrradschloss, Kettenschloss, Schließzylinder, Türschloss, Faltschloss
830120 | car lock, car door lock, ignition lock | Autotürschloss, Zündschloss
830130 | cabinet lock, furniture lock, drawer lock | Möbelschloss, Schrankschloss
830170 | key blank, spare key, key | Schlüssel, Schlüsselrohling, Ersatzschlüssel
830160 | door lock part, lock part | Schlossteil, Schließblech
830210 | hinge, door hinge, cabinet hinge | Scharnier, Türscharnier, Topfscharnier
830220 | caster, castor, furniture caster, swivel caster | Möbelrolle, Lenkrolle, Schwerlastrolle
830230 | car badge fitting, car roof fitting, vehicle mounting | Autobeschlag, Fahrzeugbeschlag
830241 | door handle, window handle, door knob, curtain rod, curtain rail | Türklinke, Türgriff, Fenstergriff, Gardinenstange, Vorhangstange
830242 | furniture handle, drawer knob, drawer slide, furniture fitting, cabinet knob | Möbelgriff, Möbelknopf, Schubladenauszug, Möbelbeschlag
830249 | metal fitting, suitcase fitting, case corner | Beschlag, Kofferbeschlag, Kistenbeschlag
830250 | coat hook, coat rack wall, shelf bracket, wall hook, towel hook | Kleiderhaken, Wandhaken, Garderobenleiste, Regalträger, Haken, Handtuchhaken
830260 | door closer | Türschließer
830300 | safe, cash box, strongbox, money box steel | Tresor, Geldkassette, Safe, Möbeltresor
830400 | letter tray, pen stand metal, file cabinet desktop | Briefablage Metall, Karteikasten Metall, Dokumentenablage
830510 | ring binder mechanism, lever arch mechanism | Ordnermechanik, Ringbuchmechanik
830520 | staples, stapler staples | Heftklammer, Tackerklammer
830590 | paper clip, bulldog clip, binder clip | Büroklammer, Foldback-Klammer, Musterklammer, Papierklammer
830610 | bell, cowbell, bicycle bell, sleigh bell, gong, dinner bell | Glocke, Kuhglocke, Fahrradklingel, Schelle, Gong, Glöckchen
830629,830621 | metal figurine, bronze figurine, statuette, metal ornament, brass figure | Metallfigur, Bronzefigur, Statuette, Dekofigur Metall, Messingfigur
830630 | metal photo frame, metal picture frame, makeup mirror metal, metal mirror | Metallrahmen, Bilderrahmen Metall, Metallspiegel
830710,830790 | metal hose, flexible metal tube, shower hose metal | Metallschlauch, Brauseschlauch Metall
830810 | eyelet, hook and eye, grommet | Öse, Haken und Öse, Ösen
830820 | tubular rivet, jeans rivet, leather rivet | Hohlniete, Jeansniete, Lederniete
830890 | belt buckle, buckle, metal clasp, bag clasp | Gürtelschnalle, Schnalle, Verschluss Metall, Taschenverschluss
830910,830990 | crown cork, bottle cap, bottle stopper metal, jar lid | Kronkorken, Flaschenverschluss, Schraubdeckel, Weinverschluss
831000 | enamel sign, metal sign, tin sign, name plate, door sign, house number, license plate | Blechschild, Emailleschild, Namensschild, Türschild, Hausnummer, Kennzeichen, Nummernschild
831110,831190,831120,831130 | welding electrode, welding wire, welding rod | Schweißelektrode, Schweißdraht, Schweißstab
850511,850519 | magnet, fridge magnet, neodymium magnet, magnetic hook | Magnet, Kühlschrankmagnet, Neodym-Magnet, Magnethaken
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
721710 | Iron wire, plain | Eisendraht, blank
721720 | Galvanised iron wire | Verzinkter Eisendraht
721790 | Iron wire, otherwise coated | Eisendraht, sonstiger
722300 | Stainless steel wire | Draht aus Edelstahl
730431 | Cold-drawn steel tube | Stahlrohr, kaltgezogen
730439 | Seamless steel tube, round | Nahtloses Stahlrohr, rund
730449 | Stainless steel tube, seamless | Nahtloses Edelstahlrohr
730490 | Steel tube, other profile | Stahlrohr, anderes Profil
730722 | Stainless threaded pipe fitting | Gewindefitting aus Edelstahl
730729 | Stainless pipe fitting | Rohrfitting aus Edelstahl
730792 | Steel threaded pipe fitting | Gewindefitting aus Stahl
730799 | Steel pipe fitting | Rohrfitting aus Stahl
730830 | Steel door or window | Tür oder Fenster aus Stahl
730840 | Scaffolding parts of steel | Gerüstteile aus Stahl
730890 | Steel structure or beam | Stahlkonstruktion oder Träger
730900 | Large steel tank | Großer Stahlbehälter
731010 | Steel drum, 50 litres or more | Stahlfass ab 50 Liter
731021 | Steel food can | Konservendose aus Stahlblech
731029 | Small steel tin or canister | Kleine Dose oder Kanister, Stahl
731100 | Steel gas cylinder | Gasflasche aus Stahl
731210 | Steel rope or cable | Drahtseil aus Stahl
731300 | Barbed wire | Stacheldraht
731420 | Welded heavy wire grid | Geschweißtes Gitter, dicker Draht
731439 | Welded wire mesh | Geschweißtes Drahtgitter
731441 | Galvanised wire netting | Verzinktes Drahtgeflecht
731449 | Wire netting, other | Drahtgeflecht, sonstiges
731520 | Snow chain | Schneekette
731581 | Stud-link chain | Stegkette
731582 | Welded link chain | Geschweißte Gliederkette
731589 | Steel chain, other | Stahlkette, sonstige
731600 | Anchor for boats | Anker für Boote
731700 | Nails, tacks and drawing pins | Nägel, Stifte und Reißnägel
731812 | Wood screw of steel | Holzschraube aus Stahl
731813 | Screw hook or eye | Schraubhaken oder Ringschraube
731814 | Self-tapping screw | Blechschraube, selbstschneidend
731815 | Steel screw or bolt | Schraube oder Bolzen, Stahl
731816 | Steel nut | Schraubenmutter aus Stahl
731821 | Spring washer | Federring
731822 | Flat washer of steel | Unterlegscheibe aus Stahl
731823 | Steel rivet | Niete aus Stahl
731824 | Cotter pin | Splint
731940 | Safety pins and straight pins | Sicherheits- und Stecknadeln
731990 | Sewing and knitting needles | Näh-, Strick- und Häkelnadeln
732010 | Leaf spring | Blattfeder
732020 | Coil spring of steel | Schraubenfeder aus Stahl
732111 | Gas cooker or gas grill | Gaskocher oder Gasgrill
732112 | Petroleum cooking stove | Petroleumkocher
732119 | Charcoal or wood grill | Holzkohlegrill
732181 | Gas space heater | Heizgerät für Gas
732182 | Petroleum heating stove | Petroleumofen
732189 | Wood stove or fire bowl | Kaminofen oder Feuerschale
732190 | Parts of grills and stoves | Teile für Grills und Öfen
732211 | Cast-iron radiator | Heizkörper aus Gusseisen
732219 | Steel radiator | Heizkörper aus Stahl
732410 | Stainless steel sink | Spüle aus Edelstahl
732490 | Steel bathroom article | Badartikel aus Stahl
732620 | Goods made of steel wire | Waren aus Stahldraht
732690 | Steel goods, other | Stahlwaren, sonstige
740919 | Copper sheet | Kupferblech
740929 | Brass sheet | Messingblech
741011 | Copper foil | Kupferfolie
741110 | Copper tube | Kupferrohr
741121 | Brass tube | Messingrohr
741210 | Copper pipe fitting | Rohrfitting aus Kupfer
741220 | Brass pipe fitting | Rohrfitting aus Messing
741300 | Copper strand or braid | Litze oder Geflecht, Kupfer
741510 | Copper or brass nail | Nagel aus Kupfer oder Messing
741521 | Copper or brass washer | Scheibe aus Kupfer oder Messing
741533 | Copper or brass screw | Schraube aus Kupfer oder Messing
741539 | Brass threaded article, other | Gewindeteil aus Messing, sonstiges
741810 | Copper or brass household goods | Haushaltswaren aus Kupfer oder Messing
741920 | Copper or brass casting | Gussteil aus Kupfer oder Messing
741980 | Copper or brass goods, other | Waren aus Kupfer oder Messing
750890 | Nickel goods | Waren aus Nickel
760711 | Plain aluminium foil | Alufolie, unbearbeitet
760719 | Aluminium foil, worked | Alufolie, bearbeitet
760720 | Backed aluminium foil | Alufolie mit Trägerschicht
760810 | Pure aluminium tube | Rohr aus reinem Aluminium
760820 | Aluminium alloy tube | Rohr aus Aluminiumlegierung
761010 | Aluminium door or window | Tür oder Fenster aus Aluminium
761090 | Aluminium structure | Konstruktion aus Aluminium
761290 | Aluminium can or bottle | Dose oder Flasche aus Aluminium
761300 | Aluminium gas cylinder | Druckgasflasche aus Aluminium
761510 | Aluminium household goods | Haushaltswaren aus Aluminium
761691 | Aluminium mesh | Gitter aus Aluminium
761699 | Aluminium goods, other | Aluminiumwaren, sonstige
780600 | Lead goods | Waren aus Blei
790700 | Zinc goods | Waren aus Zink
800300 | Tin solder and wire | Lötzinn und Zinndraht
800700 | Pewter and tin goods | Zinnwaren
830110 | Padlock | Vorhängeschloss
830120 | Lock for motor vehicles | Schloss für Kraftfahrzeuge
830130 | Furniture lock | Möbelschloss
830140 | Door lock and other locks | Türschloss und andere Schlösser
830160 | Lock parts | Teile für Schlösser
830170 | Key | Schlüssel
830210 | Hinge | Scharnier
830220 | Furniture castor | Möbelrolle
830230 | Metal fitting for vehicles | Beschlag für Fahrzeuge
830241 | Metal fitting for buildings | Beschlag für Gebäude
830242 | Metal fitting for furniture | Beschlag für Möbel
830249 | Metal fitting, other | Beschlag, sonstiger
830250 | Coat hook or shelf bracket | Kleiderhaken oder Regalträger
830260 | Door closer | Türschließer
830300 | Safe or cash box | Tresor oder Geldkassette
830400 | Metal desk organiser | Ablage oder Kartei aus Metall
830510 | Ring binder mechanism | Ordnermechanik
830520 | Staples in strips | Heftklammern in Streifen
830590 | Paper clips | Büroklammern
830610 | Bell or gong, non-electric | Glocke oder Gong
830621 | Figurine plated with precious metal | Figur, edelmetallbeschichtet
830629 | Metal figurine or ornament | Figur oder Deko aus Metall
830630 | Metal frame or mirror | Rahmen oder Spiegel aus Metall
830710 | Flexible steel hose | Biegsamer Schlauch aus Stahl
830790 | Flexible metal hose, other | Biegsamer Metallschlauch, sonstiger
830810 | Hooks, eyes and eyelets | Haken und Ösen
830820 | Hollow rivet | Hohlniete
830890 | Metal buckle or clasp | Schnalle oder Verschluss, Metall
830910 | Crown cork | Kronkorken
830990 | Metal cap or lid | Verschluss oder Deckel, Metall
831000 | Metal sign or plate | Schild aus Metall
831110 | Coated welding electrode | Umhüllte Schweißelektrode
831120 | Cored welding wire | Fülldraht zum Schweißen
831130 | Coated rod for gas welding | Gasschweißstab
831190 | Welding material, other | Schweißmaterial, sonstiges
850511 | Metal permanent magnet | Dauermagnet aus Metall
850519 | Permanent magnet, other | Dauermagnet, sonstiger
`;

export const metalGoods = { goods, names };

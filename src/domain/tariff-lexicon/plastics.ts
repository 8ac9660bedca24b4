// Words for goods of chapter 39: plastics.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
390730 | epoxy resin, casting resin, resin kit | Epoxidharz, Gießharz, Resin, Epoxidharz-Set
390799,390791 | polyester resin, fibreglass resin | Polyesterharz, Laminierharz
391000 | liquid silicone, mould making silicone, silicone rubber compound | Silikonkautschuk, Dubliersilikon, Abformsilikon, Silikonmasse, Abformmasse
390950 | polyurethane foam, pu foam spray, expanding foam | Montageschaum, PU-Schaum, Bauschaum, Bauschaum Dose
390690 | superabsorbent, water beads, hydrogel beads | Wasserperlen, Superabsorber, Gelperlen, Orbeez
390210,390120,390110 | plastic granules, plastic pellets | Kunststoffgranulat, Plastikgranulat, Kunststoffpellets
391239 | methyl cellulose, hydroxyethyl cellulose | Methylcellulose, Tylose
391310,391390 | sodium alginate, xanthan gum, hyaluronic acid, chitosan | Alginat, Xanthan, Hyaluronsäure, Chitosan
391400 | water softener resin, ion exchange resin | Ionenaustauscherharz, Mischbettharz
391690,391610 | 3d printer filament, pla filament, petg filament, trimmer line | 3D-Druck-Filament, Filament, PLA-Filament, PETG-Filament, Mähfaden
391620,391690 | plastic profile, edge banding, window seal profile plastic | Kunststoffprofil, Kantenumleimer, Kunststoffleiste, PVC-Leiste
391710 | sausage casing, collagen casing | Wursthülle, Kunstdarm, Wurstdarm
391723,391721,391729 | plastic pipe, pvc pipe, drain pipe | Kunststoffrohr, PVC-Rohr, Abflussrohr, HT-Rohr
391739,391731,391732,391733 | garden hose, hose, plastic hose, air hose | Gartenschlauch, Schlauch, PVC-Schlauch, Wasserschlauch, Druckluftschlauch
391732,391731 | aquarium tubing, heat shrink tube, silicone tube, cable sleeve | Aquariumschlauch, Schrumpfschlauch, Silikonschlauch, Kabelschlauch
391740 | hose connector, pipe fitting plastic, hose coupling, tap connector | Schlauchkupplung, Schlauchverbinder, Rohrverbinder Kunststoff, Schlauchanschluss, Gardena-Kupplung
391733,392490 | shower hose, handheld shower hose | Duschschlauch, Brauseschlauch
391810,391890 | vinyl floor, click vinyl, pvc flooring, floor tile plastic, puzzle mat floor | Vinylboden, Klickvinyl, PVC-Boden, Bodenfliese Kunststoff
391910 | adhesive tape, duct tape, masking tape plastic, packing tape, double-sided tape, sellotape | Klebeband, Panzertape, Paketband, Isolierband, Tesafilm, doppelseitiges Klebeband, Gewebeband
391990,391910 | adhesive film, vinyl wrap, window decal film, furniture foil, plotter foil | Klebefolie, Plotterfolie, Möbelfolie, Autofolie, Fensterfolie, Vinylfolie, d-c-fix
391990,491191,490890 | wall decal, wall sticker, vinyl sticker, car sticker | Wandtattoo, Wandaufkleber, Autoaufkleber, Vinylaufkleber
391990,392690 | screen protector film, protective film | Displayschutzfolie, Schutzfolie, Displayfolie
392010,392119,392190 | bubble wrap, air cushion foil | Luftpolsterfolie, Knallfolie, Blisterfolie
392010 | cling film, stretch film, plastic sheeting, dust sheet, greenhouse film | Frischhaltefolie, Stretchfolie, Abdeckfolie, Malerfolie, PE-Folie, Gewächshausfolie
392020,392010 | cellophane wrap, flower wrap foil, gift foil | Geschenkfolie, Cellophanfolie, Bastelfolie, Blumenfolie
392051,392059 | acrylic sheet, plexiglass, perspex | Plexiglas, Acrylglas, Acrylglasplatte, Plexiglasplatte
392062 | laminating pouch, overhead film, pet film | Laminierfolie, Overheadfolie, Mylarfolie
392061 | polycarbonate sheet, twin-wall sheet | Polycarbonatplatte, Stegplatte
392049,392043 | pvc sheet, pvc film, pond liner | PVC-Platte, Teichfolie, PVC-Folie, Hart-PVC-Platte
392111,392690 | polystyrene sheet, styrofoam sheet | Styroporplatte, Styrodur, Hartschaumplatte
392113 | foam sheet, upholstery foam, foam rubber, acoustic foam | Schaumstoff, Schaumstoffplatte, Polsterschaum, Akustikschaumstoff, Noppenschaum
392119,392190 | craft foam sheet, eva foam, cosplay foam | Moosgummi, EVA-Schaum, EVA-Schaumstoff, Cosplayfoam
392210 | washbasin plastic, shower tray, bathtub acrylic, kitchen sink composite | Duschwanne, Badewanne Acryl, Waschbecken Kunststoff, Spülbecken Kunststoff
392210,392490 | baby bath tub, baby bath | Babywanne, Babybadewanne
392220 | toilet seat, toilet lid | Toilettensitz, WC-Sitz, Klobrille, Toilettendeckel, WC-Deckel
392290 | camping toilet, toilet cistern plastic, flush valve plastic | Spülkasten, Campingtoilette, Chemietoilette
392310,392490 | plastic storage box, plastic box, organizer box, sorting box, moving crate, parts organiser | Aufbewahrungsbox, Kunststoffbox, Sortierbox, Plastikbox, Stapelbox, Sortimentskasten, Klappbox
392310 | cd case, dvd case, game cartridge case, coin capsule, trading card case, egg tray plastic | CD-Hülle, DVD-Hülle, Münzkapsel, Leerhülle, Spielehülle
392310,392330 | cosmetic jar, empty cream jar | Cremedose, Kosmetiktiegel, Leerdose
392321,392329 | plastic bag, bin liner, zip bag, freezer bag, shipping bag, poop bags, mailer bag | Plastiktüte, Müllbeutel, Druckverschlussbeutel, Gefrierbeutel, Versandbeutel, Müllsack, Kotbeutel, Ziplock-Beutel
392329,392321 | vacuum sealer bags, roasting bag, cellophane bag, stand-up pouch, vacuum storage bag | Vakuumbeutel, Bratschlauch, Flachbeutel, Cellophantüte, Vakuumierbeutel, Standbodenbeutel
392330 | plastic bottle, spray bottle, shaker bottle, sports bottle, jerrycan | Plastikflasche, Sprühflasche, Trinkflasche Kunststoff, Kanister, Shaker, Shakerflasche, PET-Flasche, Pumpflasche
392340 | spool, bobbin empty, sewing machine bobbin plastic | Leerspule, Garnspule, Fadenspule, Nähmaschinenspule, Spulen
392350 | bottle cap, plastic lid, jar lid plastic, bottle stopper plastic | Flaschendeckel, Schraubdeckel, Verschlusskappe, Kunststoffdeckel, Flaschenverschluss
392390,392310 | plastic packaging insert, blister packaging, plastic tube packaging | Blisterverpackung, Kunststoffverpackung, Versandröhre Kunststoff
392410 | plastic tableware, lunch box, food container, plastic cup | Brotdose, Lunchbox, Frischhaltedose, Plastikbecher, Kunststoffgeschirr
392410 | plastic plate, melamine dish, tupperware | Melaminteller, Tupperdose, Vesperdose, Brotbox
392410 | silicone baking mould, silicone spatula, ice cube tray, muffin mould silicone, cookie cutter plastic | Silikonbackform, Silikonform, Eiswürfelform, Teigschaber, Muffinform Silikon, Silikonspatel, Eisform
392410 | plastic cutting board, colander plastic, salad bowl plastic, measuring jug, salad spinner, placemat plastic | Schneidebrett Kunststoff, Plastiksieb, Messbecher, Rührschüssel, Platzset Kunststoff, Salatschleuder, Salatschüssel Kunststoff
392410,391732 | drinking straw, reusable straw silicone | Strohhalm, Trinkhalm, Silikontrinkhalm
392410,392490 | baby bowl suction, sippy cup, baby spoon, toddler plate | Trinklernbecher, Babyteller, Babylöffel, Schnabeltasse, Babyschale Geschirr
392490,392410 | baby bottle, feeding bottle | Babyflasche, Fläschchen, Nuckelflasche
392490 | plastic household article, bucket, laundry basket plastic, waste bin plastic, dustpan, washing-up bowl | Eimer, Haushaltsartikel Kunststoff, Wäschekorb Kunststoff, Mülleimer Kunststoff, Kehrschaufel, Putzeimer, Abfalleimer
392490 | soap dish, soap dispenser, toothbrush holder, shower curtain plastic, shower caddy | Seifenschale, Seifenspender, Zahnputzbecher, Duschvorhang, Zahnbürstenhalter, Duschablage
392490 | flower pot plastic, watering can, planter plastic, seed tray | Blumentopf Kunststoff, Gießkanne, Blumenkasten, Pflanztopf, Anzuchtschale, Orchideentopf, Übertopf Kunststoff
392490 | potty, potty seat, toilet training seat, baby changing mat plastic | Töpfchen, Kindertoilettensitz, Wickelunterlage, Toilettentrainer, Nachttopf
392490,401490 | menstrual cup, period cup | Menstruationstasse, Menstasse, Periodentasse
392490,401490 | pacifier, dummy, soother | Schnuller, Nuckel, Beruhigungssauger
392490 | plastic picture frame, plastic photo frame | Bilderrahmen Kunststoff, Kunststoffrahmen
392490 | plastic hanger, clothes peg plastic, fly swatter, toilet brush holder, sink strainer | Kleiderbügel Kunststoff, Wäscheklammer Kunststoff, Fliegenklatsche, Wäscheklammern, Abflusssieb
392490,392410 | pet bowl plastic, pet feeder, lick mat | Futternapf Kunststoff, Hundenapf, Katzennapf, Schleckmatte
392490 | litter tray, cat toilet | Katzenklo, Katzentoilette
392510 | water tank plastic, rain barrel | Wassertank, Regentonne, Wassertonne
392520 | plastic window, upvc door | Kunststofffenster, Kunststofftür
392530 | plastic blind, roller shutter, venetian blind plastic | Kunststoffjalousie, Rollladen, Plissee Kunststoff
392590,392690 | wall plug, rawl plug, ventilation grille plastic, cable duct | Dübel, Lüftungsgitter Kunststoff, Kabelkanal, Wanddübel
392610 | plastic office supply, sheet protector, document sleeve, desk organiser plastic, pen holder, badge holder, plastic folder | Klarsichthülle, Prospekthülle, Stiftehalter, Ausweishülle, Sichthülle, Schnellhefter Kunststoff, Schreibtisch-Organizer, Kartenhülle
392610 | pencil sharpener plastic, school supplies plastic, paper clip plastic, desk pad plastic, binder pocket pages | Anspitzer Kunststoff, Schulbedarf, Schreibtischunterlage, Sammelhüllen, Buchumschlag Folie, Heftumschlag
392620 | plastic gloves, vinyl gloves, disposable gloves plastic | Vinylhandschuhe, Einweghandschuhe, Plastikhandschuhe
392620 | rain poncho plastic, raincoat plastic, plastic apron, silicone bib | Einwegponcho, Wegwerfponcho, Plastikschürze, Silikonlätzchen
392620 | plastic belt, shoe cover plastic | Kunststoffgürtel, Überschuh Einweg
392630 | furniture knob plastic, furniture fitting plastic, furniture feet plastic, car interior trim clip | Möbelknopf Kunststoff, Möbelgriff Kunststoff, Möbelfuß Kunststoff, Stuhlgleiter, Türstopper Kunststoff
392640 | plastic figurine, plastic ornament, resin figurine, resin statue, snow globe, cake topper, garden gnome | Kunststofffigur, Dekofigur, Polyresin-Figur, Schneekugel, Gartenzwerg, Tortenfigur, Brautpaar Tortenfigur, Kunstharzfigur
392640 | anime figure, collector figure, funko pop, 3d printed figure | Animefigur, Sammelfigur, Funko Pop, Actionfigur Sammler, Miniatur 3D-Druck
392690,420232,420231 | phone case, mobile phone cover, smartphone case, iphone case, tablet case | Handyhülle, Smartphone-Hülle, Schutzhülle Handy, iPhone-Hülle, Handycover, Tablethülle, Handyschale
392690 | phone holder, car phone mount, phone stand plastic, popsocket, headphone stand, controller stand | Handyhalterung, Handyhalter, Smartphone-Halter, Kfz-Halterung, Popsocket, Kopfhörerständer, Tablethalter
392690 | plastic article, plastic parts, 3d printed part | Kunststoffartikel, Kunststoffteil, Plastikteil, 3D-Druck-Teil, Spritzgussteil
392690 | cable tie, cable clip, cable organiser, zip ties | Kabelbinder, Kabelclip, Kabelhalter, Kabelclips
392690 | plastic beads, hama beads, fuse beads, pony beads, letter beads, bead craft | Bügelperlen, Kunststoffperlen, Bastelperlen, Buchstabenperlen, Acrylperlen
392690 | acrylic keychain, plastic key ring, plastic tag | Acryl-Schlüsselanhänger, Schlüsselanhänger Kunststoff, Schlüsselkappe, Ohrmarke
392690 | plastic carabiner, plastic buckle, cord lock, side release buckle | Steckschnalle, Kordelstopper, Kunststoffschnalle, Klickverschluss
392690 | earplugs, ear plug, pill box, contact lens case, pill organiser | Ohrstöpsel, Gehörschutzstöpsel, Pillendose, Kontaktlinsenbehälter, Tablettenbox, Ohropax
392690,630640 | air mattress, camping mat foam, inflatable cushion, sleeping mat | Luftmatratze, Isomatte, Gästebett aufblasbar
392690 | cosplay armour, cosplay prop, plastic gemstones, rhinestone plastic, sequins | Cosplay-Rüstung, Cosplay-Requisite, Strasssteine Kunststoff, Pailletten, Diamond-Painting-Steine
392690 | stencil, craft template, cutting mat, resin mould, plastic ruler template, quilting ruler | Schablone, Malschablone, Schneidematte, Bastelschablone, Zeichenschablone
392690 | plastic sign, door sign plastic, licence plate frame, name plate plastic, reflector plastic | Kunststoffschild, Kennzeichenhalter, Namensschild, Türschild Kunststoff, Nummernschildhalter
392690 | knitting needles plastic, crochet accessories, stitch marker, embroidery hoop plastic, row counter | Maschenmarkierer, Stickrahmen Kunststoff, Reihenzähler, Strickzubehör
392690 | letterbox plastic, mailbox plastic, clipboard plastic | Briefkasten Kunststoff, Klemmbrett
392690 | dog tag plastic, poop bag dispenser, training clicker | Kotbeutelspender, Klicker Hundetraining, Hundemarke Kunststoff
392690 | fake nails, press-on nails, nail tips, artificial fingernails | künstliche Fingernägel, Press-on-Nägel, Nageltips, Kunstnägel
`;

/** What each code is called: code | English | German. */
const names = `
390110 | Polyethylene granules, low density | Polyethylengranulat, niedrige Dichte
390120 | Polyethylene granules, high density | Polyethylengranulat, hohe Dichte
390210 | Polypropylene granules | Polypropylengranulat
390690 | Acrylic polymers | Acrylpolymere
390730 | Epoxy resin | Epoxidharz
390791 | Polyester resin, unsaturated | Polyesterharz, ungesättigt
390799 | Polyester, other | Polyester, anderer
390950 | Polyurethane foam, liquid | Polyurethanschaum, flüssig
391000 | Silicone, unshaped | Silikon in Rohform
391239 | Cellulose ethers | Celluloseether
391310 | Alginate | Alginat
391390 | Xanthan, hyaluronic acid, biopolymers | Xanthan, Hyaluronsäure, Biopolymere
391400 | Ion exchange resin | Ionenaustauscherharz
391610 | Plastic rod and filament, polyethylene | Kunststoffprofil und -draht aus Polyethylen
391620 | Plastic profiles, PVC | Kunststoffprofil aus PVC
391690 | Plastic profiles and filament, other | Kunststoffprofil und -filament, anderer Kunststoff
391710 | Sausage casings, artificial | Wursthüllen, künstlich
391721 | Rigid pipe, polyethylene | Kunststoffrohr, starr, aus Polyethylen
391723 | Rigid pipe, PVC | Kunststoffrohr, starr, aus PVC
391729 | Rigid pipe, other plastics | Kunststoffrohr, starr, anderer Kunststoff
391731 | High-pressure plastic hose | Kunststoff-Hochdruckschlauch
391732 | Plastic hose, plain | Kunststoffschlauch, einfach
391733 | Plastic hose with fittings | Kunststoffschlauch mit Anschlüssen
391739 | Plastic hose, reinforced | Kunststoffschlauch, verstärkt
391740 | Hose and pipe fittings, plastic | Schlauch- und Rohrverbinder aus Kunststoff
391810 | Floor covering, PVC | Bodenbelag aus PVC
391890 | Floor covering, other plastics | Bodenbelag aus anderem Kunststoff
391910 | Adhesive tape, plastic, narrow | Klebeband aus Kunststoff bis 20 cm
391990 | Self-adhesive plastic film | Selbstklebende Kunststofffolie
392010 | Plastic film, polyethylene | Folie aus Polyethylen
392020 | Plastic film, polypropylene | Folie aus Polypropylen
392043 | PVC sheet, soft | PVC-Folie, weich
392049 | PVC sheet, rigid | PVC-Platte, hart
392051 | Acrylic glass sheet | Acrylglasplatte
392059 | Acrylic sheet, other | Acrylplatte, andere
392061 | Polycarbonate sheet | Polycarbonatplatte
392062 | PET film | PET-Folie
392111 | Foam sheet, polystyrene | Schaumplatte aus Polystyrol
392113 | Foam sheet, polyurethane | Schaumplatte aus Polyurethan
392119 | Foam sheet, other plastics | Schaumplatte aus anderem Kunststoff
392190 | Plastic sheet, laminated | Kunststoffplatte, geschichtet
392210 | Baths and washbasins, plastic | Wannen und Waschbecken aus Kunststoff
392220 | Toilet seats, plastic | Toilettensitze aus Kunststoff
392290 | Cisterns and bidets, plastic | Spülkästen und Bidets aus Kunststoff
392310 | Plastic boxes and cases | Kunststoffboxen und -kästen
392321 | Plastic bags, polyethylene | Beutel aus Polyethylen
392329 | Plastic bags, other plastics | Beutel aus anderem Kunststoff
392330 | Plastic bottles and canisters | Kunststoffflaschen und -kanister
392340 | Plastic spools and bobbins | Spulen aus Kunststoff
392350 | Plastic lids and caps | Deckel und Verschlüsse aus Kunststoff
392390 | Plastic packaging, other | Kunststoffverpackung, andere
392410 | Plastic tableware and kitchenware | Geschirr und Küchenartikel aus Kunststoff
392490 | Plastic household and bathroom articles | Haushalts- und Badartikel aus Kunststoff
392510 | Plastic tanks over 300 l | Kunststofftanks über 300 l
392520 | Plastic doors and windows | Türen und Fenster aus Kunststoff
392530 | Plastic blinds and shutters | Jalousien und Rollläden aus Kunststoff
392590 | Plastic building fittings | Baubeschläge aus Kunststoff
392610 | Plastic office and school supplies | Büro- und Schulartikel aus Kunststoff
392620 | Plastic clothing and gloves | Kleidung und Handschuhe aus Kunststoff
392630 | Plastic furniture and car fittings | Möbel- und Karosseriebeschläge aus Kunststoff
392640 | Plastic figurines and ornaments | Figuren und Zierartikel aus Kunststoff
392690 | Plastic articles, other kinds | Kunststoffwaren, andere Arten
401490 | Rubber teats, hot-water bottles | Gummisauger, Wärmflaschen
420231 | Wallets and pocket cases, leather | Geldbörsen und Etuis aus Leder
420232 | Wallets and pocket cases, plastic or textile | Geldbörsen und Etuis aus Kunststoff oder Textil
490890 | Transfers and sticker pictures | Abziehbilder
491191 | Posters, pictures and photographs | Poster, Bilder und Fotos
`;

export const plastics = { goods, names };

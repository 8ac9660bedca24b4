// Words for goods of chapters 32 and 35 to 38: paint, ink, glue, matches, photo film, household chemistry.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
321290,320416,320412,320419 | fabric dye, textile dye, batik dye, tie-dye kit | Textilfarbe, Batikfarbe, Stofffarbe, Färbemittel, Textilfärbefarbe
321290,320300,320419 | food colouring, egg dye, food colour | Lebensmittelfarbe, Eierfarbe, Ostereierfarbe
321290,320619,320649,320417 | pigment powder, mica powder, epoxy pigment, colour powder, holi powder | Farbpigment, Pigmentpulver, Pigmente, Epoxidfarbe, Holi-Pulver, Farbpulver
320890,320820,320810 | paint, varnish, lacquer, boat varnish | Lack, Lackfarbe, Klarlack, Bootslack, Kunstharzlack
320910,320990 | wall paint, emulsion paint, chalk paint, acrylic lacquer | Wandfarbe, Dispersionsfarbe, Kreidefarbe, Acryllack, Farbe
320820,320890 | spray paint, paint spray can, touch-up paint, car paint | Sprühfarbe, Sprühlack, Lackspray, Lackstift, Autolack, Farbspray
320890,321000,320910 | wood stain, wood glaze, wood varnish | Holzlasur, Beize, Holzbeize, Lasur
321000,151800 | wood oil, limewash, hard wax oil | Holzöl, Hartwachsöl, Kalkfarbe, Leinölfarbe
320720,320740,320710 | ceramic glaze, enamel powder, glass frit, underglaze | Keramikglasur, Glasur für Ton, Emaillepulver, Engobe
321210 | stamping foil, hot foil | Prägefolie, Heißprägefolie
321310 | paint set, watercolour set, watercolour box, acrylic paint set | Malkasten, Wasserfarben, Farbkasten, Tuschkasten, Acrylfarbenset, Aquarellkasten
321390,321310 | artist paint, acrylic paint, oil paint, gouache, watercolour paint, finger paint | Künstlerfarbe, Acrylfarbe, Ölfarbe, Gouache, Aquarellfarbe, Fingerfarbe, Plakatfarbe
321390,320910 | model paint, miniature paint, airbrush paint, glass paint, window colour | Modellbaufarbe, Airbrushfarbe, Miniaturenfarbe, Glasmalfarbe, Window Color, Porzellanmalfarbe
321410,321490 | silicone sealant, putty, acrylic sealant, joint sealant, caulk | Silikon Dichtmasse, Dichtmasse, Silikon, Acryl Fugenmasse, Kitt, Fugensilikon
321490,321410 | filler, wood filler, plaster filler, wall filler | Spachtelmasse, Holzspachtel, Füllspachtel, Moltofill, Reparaturspachtel
321490,382450 | tile grout, grout, building mortar, tile adhesive | Fugenmörtel, Mörtel, Fliesenfuge, Fliesenkleber
321590 | fountain pen ink, calligraphy ink, drawing ink, ink cartridge fountain pen | Tinte, Füllertinte, Tusche, Kalligrafietinte, Tintenpatronen Füller, Zeichentusche
321590 | tattoo ink, stamp pad ink | Tattoofarbe, Tätowierfarbe, Stempelfarbe, Tätowiertinte
321511,321519 | printer ink bottle, printing ink, refill ink, screen printing ink, sublimation ink | Druckertinte, Nachfülltinte, Druckfarbe, Siebdruckfarbe, Linoldruckfarbe, Sublimationstinte
350300 | gelatine, gelatin leaf | Gelatine, Blattgelatine, Speisegelatine
350710,350790 | rennet, enzyme, lactase | Lab, Enzyme, Laktase, Naturlab
350510 | modified starch, wallpaper paste, dextrin | Kleister, Tapetenkleister, Dextrin
350610 | glue, adhesive, super glue, glue stick, wood glue, craft glue, hot glue sticks | Klebstoff, Kleber, Sekundenkleber, Klebestift, Holzleim, Bastelkleber, Heißklebesticks, Leim
350610 | epoxy glue, eyelash glue, nail glue, textile glue | Zweikomponentenkleber, Wimpernkleber, Nagelkleber, Textilkleber, Montagekleber
360410 | fireworks, sparkler, rocket firework, firecracker | Feuerwerk, Wunderkerze, Silvesterrakete, Böller, Feuerwerkskörper
360490 | signal flare, smoke bomb, cap gun caps, confetti cannon pyrotechnic | Signalfackel, Rauchbombe, Zündplättchen, Leuchtfackel, Rauchfackel, Knallerbsen
360500 | matches, matchbox | Streichhölzer, Zündhölzer, Streichholzschachtel, Kaminhölzer
360610 | lighter gas, lighter refill | Feuerzeuggas, Nachfüllgas Feuerzeug
360690 | fire lighter cube, fire starter rod, ferro rod, fuel paste, solid fuel tablet | Grillanzünder, Kaminanzünder, Feuerstahl, Brennpaste, Esbit, Anzündwolle
370120 | instant film, polaroid film, instax film | Sofortbildfilm, Instax-Film, Polaroidfilm
370254,370231,370296 | camera film, 35mm film, colour negative film | Kleinbildfilm, Fotofilm, Analogfilm, Farbfilm
370231,370232 | medium format film, roll film | Rollfilm, Mittelformatfilm
370296,370232 | black and white film, monochrome film | Schwarzweißfilm, Schwarzweiß-Kleinbildfilm
370320,370390,370310 | photo paper darkroom, photographic paper | Fotopapier Dunkelkammer, Barytpapier, Cyanotypie-Papier
370500 | photo negatives, slide film developed, photographic slides | Negative, Dias, Fotonegativ, Diapositiv
370690,370610 | cine film reel, super 8 movie | Super-8-Film, Filmrolle Kino
370790 | photo developer, fixer, darkroom chemicals | Fotoentwickler, Fixierer, Fotochemie
380210 | activated carbon, activated charcoal | Aktivkohle, Aktivkohlepulver
380590,380510 | turpentine, turpentine oil | Terpentin, Terpentinöl, Balsamterpentin
380610 | rosin, colophony, violin rosin | Kolophonium, Geigenharz, Bogenharz
380891 | insecticide, insect spray, mosquito spray, mosquito repellent, flea collar, ant bait, moth trap, tick spray | Insektenspray, Mückenspray, Insektizid, Flohhalsband, Ameisenköder, Mottenfalle, Zeckenschutz, Mottenkugeln
380892 | fungicide, mould remover | Fungizid, Schimmelentferner, Pilzmittel für Pflanzen
380893 | weed killer, herbicide, rooting powder | Unkrautvernichter, Herbizid, Bewurzelungspulver, Moosvernichter
380894 | disinfectant, hand sanitizer, disinfectant wipes, sanitiser | Desinfektionsmittel, Handdesinfektion, Desinfektionstücher, Flächendesinfektion
380899 | rat poison, mouse bait | Rattengift, Mäuseköder, Rattenköder
380991 | fabric softener, textile impregnation spray, waterproofing spray | Weichspüler, Imprägnierspray, Imprägniermittel, Wäscheparfüm
381010 | solder paste, soldering flux | Lötpaste, Flussmittel, Lötfett, Lötwasser
381190,381121 | fuel additive, oil additive, petrol stabiliser | Kraftstoffadditiv, Öladditiv, Benzinstabilisator, Dieseladditiv
381300 | fire extinguisher refill, extinguishing powder | Feuerlöschmittel, Löschpulver
381400 | thinner, paint remover, paint thinner, brush cleaner, solvent | Verdünnung, Nitroverdünnung, Abbeizer, Pinselreiniger, Lösungsmittel, Universalverdünnung
381600 | refractory cement, fireproof mortar, stove cement | Ofenkitt, feuerfester Mörtel, Schamottemörtel
381900 | brake fluid, hydraulic brake oil | Bremsflüssigkeit, Hydraulikflüssigkeit
382000 | antifreeze, windscreen de-icer, coolant | Frostschutzmittel, Kühlerfrostschutz, Scheibenenteiser, Frostschutz
382100 | culture medium, agar plate | Nährboden, Nährmedium
382219 | pregnancy test, covid test, rapid antigen test, drug test, glucose test strips, ovulation test | Schwangerschaftstest, Corona-Test, Schnelltest, Drogentest, Blutzuckerteststreifen, Ovulationstest, Antigentest
382219,382290 | ph test strips, pool water test, aquarium water test | pH-Teststreifen, Wassertest, Pooltest, Aquarium-Wassertest, Lackmuspapier
382311 | stearic acid, stearin | Stearin, Stearinsäure
382499,340250 | descaler, coffee machine descaler, pool chemicals, pool chlorine | Entkalker, Poolchemie, Entkalkungstabletten, pH-Senker, Chlortabletten
382499 | correction fluid, hand warmer, cold pack, gel pack, fog fluid | Korrekturflüssigkeit, Handwärmer, Kühlpack, Kühlakku, Nebelfluid, Tipp-Ex
`;

/** What each code is called: code | English | German. */
const names = `
151800 | Boiled linseed oil, treated oils | Leinölfirnis, behandelte Öle
320300 | Natural dyes and food colours | Natürliche Farbstoffe und Lebensmittelfarben
320412 | Acid dyes | Säurefarbstoffe
320416 | Reactive dyes | Reaktivfarbstoffe
320417 | Organic colour pigments | Organische Farbpigmente
320419 | Synthetic dyes, mixtures | Synthetische Farbstoffe, Mischungen
320619 | Titanium dioxide pigments, mica | Titandioxidpigmente, Glimmer
320649 | Mineral pigments, other kinds | Mineralische Pigmente, andere Arten
320710 | Ceramic pigments | Keramische Pigmente
320720 | Ceramic glazes and enamels | Keramikglasuren und Emaille
320740 | Glass powder and frit | Glaspulver und Glasfritte
320810 | Solvent paint, polyester based | Lösemittellack auf Polyesterbasis
320820 | Solvent paint, acrylic or vinyl based | Lösemittellack auf Acryl- oder Vinylbasis
320890 | Solvent paint, other kinds | Lösemittellack, andere Arten
320910 | Water-based wall and acrylic paint | Wandfarbe und Acryllack, wasserbasiert
320990 | Water-based paint, other kinds | Wasserbasierter Lack, andere Arten
321000 | Oil paint for wood, limewash | Holzöle, Kalk- und Leinölfarben
321210 | Stamping foils | Prägefolien
321290 | Dyes and pigments in retail packs | Farbstoffe und Pigmente in Haushaltspackung
321310 | Artists’ colours in sets | Künstlerfarben im Set
321390 | Artists’ colours, single | Künstlerfarben, einzeln
321410 | Sealants, putty and mastic | Dichtmassen und Kitte
321490 | Wall fillers | Spachtelmassen für Wände
321511 | Printing ink, black | Druckfarbe, schwarz
321519 | Printing ink, coloured | Druckfarbe, farbig
321590 | Writing and drawing ink | Tinte und Tusche
340250 | Detergents in retail packs | Wasch- und Reinigungsmittel, Haushaltspackung
350300 | Gelatine | Gelatine
350510 | Modified starch, paste | Modifizierte Stärke, Kleister
350610 | Glue in retail packs | Klebstoff in Haushaltspackung
350710 | Rennet | Lab
350790 | Enzymes | Enzyme
360410 | Fireworks | Feuerwerk
360490 | Flares and pyrotechnics | Signalfackeln und Pyrotechnik
360500 | Matches | Streichhölzer
360690 | Fire lighters, fuel paste, fire steel | Anzünder, Brennpaste, Feuerstahl
370120 | Instant film | Sofortbildfilm
370231 | Roll film, colour | Rollfilm, farbig
370232 | Roll film, black and white | Rollfilm, schwarzweiß
370254 | 35 mm colour film | Kleinbildfilm, farbig
370296 | 35 mm film, black and white | Kleinbildfilm, schwarzweiß
370310 | Photographic paper, wide rolls | Fotopapier, breite Rollen
370320 | Photographic paper, colour | Fotopapier, farbig
370390 | Photographic paper, black and white | Fotopapier, schwarzweiß
370500 | Developed photo film and slides | Entwickelte Fotofilme und Dias
370610 | Cine film, 35 mm and wider | Kinofilm ab 35 mm
370690 | Cine film, narrow | Schmalfilm
370790 | Photo chemicals | Fotochemikalien
380210 | Activated carbon | Aktivkohle
380510 | Turpentine oil | Terpentinöl
380590 | Turpentine substitutes, pine oil | Terpentinersatz, Kiefernöl
380610 | Rosin | Kolophonium
380892 | Fungicides | Pilzbekämpfungsmittel
380893 | Weed killers and growth regulators | Unkrautvernichter und Wuchsregler
380894 | Disinfectants | Desinfektionsmittel
380899 | Rodent poison and the like | Nagergift und Ähnliches
380991 | Fabric softeners and textile finishes | Weichspüler und Textilausrüstung
381010 | Solder flux and paste | Flussmittel und Lötpaste
381121 | Lubricant additives | Schmierölzusätze
381190 | Fuel additives | Kraftstoffzusätze
381300 | Fire extinguisher charges | Feuerlöscherfüllungen
381400 | Solvents, thinners, paint removers | Lösemittel, Verdünner, Abbeizer
381600 | Heat-proof mortar and cement | Feuerfeste Mörtel und Kitte
381900 | Brake and hydraulic fluid | Brems- und Hydraulikflüssigkeit
382000 | Antifreeze and de-icer | Frostschutz und Enteiser
382100 | Culture media | Nährmedien
382219 | Rapid and diagnostic tests | Schnell- und Diagnosetests
382290 | Reference materials | Referenzmaterialien
382311 | Stearin | Stearin
382450 | Mortar and concrete, ready mixed | Mörtel und Beton, Fertigmischung
`;

export const paintAndChemistry = { goods, names };

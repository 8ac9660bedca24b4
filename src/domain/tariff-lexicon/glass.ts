// Words for goods of chapter 70: glass and glassware.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
701337,701328,701333,701322 | drinking glass, glass tumbler, water glass, glassware, drinking glasses | Trinkglas, Wasserglas, Gläser, Trinkgläser, Becherglas, Saftglas
701328,701322 | wine glass, champagne flute, champagne glass, sparkling wine glass, cocktail glass, gin glass | Weinglas, Sektglas, Champagnerglas, Cocktailglas, Stielglas, Rotweinglas, Weißweinglas
701337,701328 | beer glass, pint glass, wheat beer glass, glass beer mug, pilsner glass | Bierglas, Weizenbierglas, Weißbierglas, Maßkrug, Pilsglas, Biertulpe, Kölschglas
701337,701333,701328 | whisky glass, whiskey tumbler, shot glass, schnapps glass, liqueur glass | Whiskyglas, Schnapsglas, Shotglas, Likörglas, Stamperl, Pinnchen
701333,701322,701341,701391 | crystal glass, lead crystal, crystal tumbler, crystal bowl | Kristallglas, Bleikristall, Kristallschale, Kristallkelch, Römerglas
701337,701349 | latte glass, tea glass, coffee glass, double-walled glass, glass mug | Latte-macchiato-Glas, Teeglas, Kaffeeglas, Doppelwandglas, Glastasse
701349,701341 | carafe, decanter, glass jug, glass pitcher, wine decanter | Karaffe, Dekanter, Glaskrug, Glaskanne, Dekantierer
701342,701349,701310 | glass teapot, glass baking dish, borosilicate dish, glass measuring cup, glass casserole dish | Glasteekanne, Glasauflaufform, Messbecher aus Glas, Jenaer Glas, Borosilikatglas
701349,701399,701341 | glass bowl, glass plate, dessert glass, glass salad bowl | Glasschale, Glasteller, Glasschüssel, Dessertglas, Dessertschale
701349,701342 | glass food container, glass storage box, glass lunch box | Frischhaltedose aus Glas, Glasdose, Vorratsdose aus Glas, Glasbehälter
701349,701337 | glass straw, glass straws | Glasstrohhalm, Glastrinkhalm, Trinkhalm aus Glas
701349 | glass chopping board, glass cutting board | Schneidebrett aus Glas, Glasschneidebrett
701349,701090 | glass baby bottle, glass feeding bottle | Glasbabyflasche, Babyflasche aus Glas
701349,701342,701090 | glass drinking bottle, glass water bottle | Glastrinkflasche, Trinkflasche aus Glas
701310 | glass ceramic hob, ceran glass, glass ceramic dish | Ceranglas, Glaskeramik, Ceranfeldplatte
701399,701391,701349 | glass vase, glass flower vase, crystal vase | Glasvase, Kristallvase, Blumenvase aus Glas, Murano-Vase
701399,701391 | glass figurine, murano glass, glass ornament, glass paperweight, glass sculpture | Glasfigur, Muranoglas, Glasskulptur, Briefbeschwerer aus Glas, Glasdeko, Glaskunst
701399 | glass photo frame, glass tealight holder, glass lantern, hurricane glass | Glasbilderrahmen, Teelichtglas, Teelichthalter aus Glas, Windlichtglas
701399 | glass snow globe, crystal ball | Glasschneekugel, Schüttelkugel, Kristallkugel, Wahrsagekugel
701399,702000 | terrarium, aquarium, fish tank, glass tank | Aquarium, Terrarium, Glasbecken, Nano-Aquarium
701399,702000 | glass cloche, glass dome, bell jar | Glasglocke, Glashaube, Glasdom, Glassturz
701399 | glass ashtray, glass perfume flacon, glass soap dispenser, glass candy dish | Glasaschenbecher, Flakon, Parfümflakon, Bonboniere, Glasseifenspender
701090 | glass bottle, bottle, swing-top bottle, empty wine bottle, glass flask | Glasflasche, Flasche, Bügelflasche, Leerflasche, Likörflasche
701090 | glass jar, preserving jar, mason jar, jam jar, canning jar | Einmachglas, Weckglas, Marmeladenglas, Einweckglas, Glas mit Deckel, Schraubglas, Bügelglas
701090 | dropper bottle, pipette bottle, glass spray bottle, glass cosmetic jar, roll-on bottle | Pipettenflasche, Apothekerflasche, Tropfflasche, Rollerflasche, Cremetiegel aus Glas, Braunglasflasche
701090 | spice jar, glass spice jar, yoghurt jar | Gewürzglas, Joghurtglas, Gewürzgläser, Korkenglas
701010,701090 | ampoule, glass vial, vial | Ampulle, Glasampulle, Glasfläschchen, Vial
701020 | glass stopper, glass lid, glass decanter stopper | Glasstopfen, Glasdeckel, Glasverschluss
700992,700991 | mirror, wall mirror, bathroom mirror, standing mirror, framed mirror | Spiegel, Wandspiegel, Badspiegel, Standspiegel, Garderobenspiegel, Ganzkörperspiegel
700992,700991 | cosmetic mirror, make-up mirror, hand mirror, pocket mirror, shaving mirror | Kosmetikspiegel, Schminkspiegel, Handspiegel, Taschenspiegel, Rasierspiegel
700991 | mirror tile, mirror glass, unframed mirror | Spiegelfliese, Spiegelglas, Rahmenloser Spiegel, Spiegelkachel
700910 | rear-view mirror, wing mirror, side mirror, car mirror, motorcycle mirror, bike mirror | Rückspiegel, Außenspiegel, Seitenspiegel, Autospiegel, Motorradspiegel, Autospiegelglas, Fahrradspiegel
700719 | tempered glass screen protector, screen protector glass, glass screen protector, phone glass | Panzerglas, Schutzglas, Displayschutzglas, Panzerglasfolie, Panzerfolie, Displayglas, Hartglasfolie
700719,700729 | tempered glass pane, oven glass, shower glass, glass shelf, safety glass | Sicherheitsglas, ESG-Scheibe, Backofenscheibe, Glasregalboden, Kaminscheibe, Duschglas
700721,700711 | windscreen glass, car glass, automotive glass | Autoglas, Heckscheibenglas, Verbundglasscheibe, Fahrzeugglas
700529,700600,700521 | glass pane, glass sheet, picture glass, window glass, glass panel | Glasscheibe, Glasplatte, Bilderglas, Fensterglas, Floatglas
700319,700312,700420 | stained glass sheet, tiffany glass, coloured glass sheet, cathedral glass | Tiffanyglas, Farbglas, Buntglas, Kathedralglas, Bleiverglasungsglas
700800 | insulating glass, double glazing, insulated glass unit | Isolierglas, Doppelverglasung, Thermoscheibe
700210,701890 | glass balls, glass marbles, solid glass sphere | Glaskugeln, Glasmurmeln, Dekoglaskugeln
700220,700239,700232 | glass rod, glass tube, lampwork glass rods | Glasstab, Glasrohr, Glasröhre, Glasstäbe
701510,701590 | lens blank, clock glass, watch glass, watch crystal, spectacle lens blank | Uhrenglas, Uhrglas, Saphirglas, Uhrenersatzglas, Brillenglasrohling
701400 | signal glass, lamp lens glass, reflector glass, tail light glass | Signalglas, Reflektorglas, Streuscheibe
701610 | mosaic glass, glass mosaic, glass mosaic stones | Glasmosaik, Mosaiksteine, Glasmosaiksteine, Mosaikglas
701690 | glass block, glass brick, leaded light panel | Glasbaustein, Glasstein, Bleiverglasung
701710,701720,701790 | laboratory glass, test tube, petri dish, erlenmeyer flask, beaker, glass pipette | Laborglas, Reagenzglas, Petrischale, Erlenmeyerkolben, Messzylinder, Glaspipette
701810 | glass beads, seed beads, bead mix, glass pearls, lampwork beads | Glasperlen, Rocailles, Perlen, Perlenmischung, Lampworkperlen, Wachsperlen
701810 | rhinestones, crystal stones, strass, crystal beads, hotfix crystals, glass cabochon | Strasssteine, Strass, Kristallsteine, Schliffperlen, Hotfix-Steine, Glascabochon
701810 | imitation pearls, faux pearls, glass gemstones | Kunstperlen, Glassteine, Imitationsperlen, Glasnuggets
701890 | glass eyes, glass doll eyes, teddy eyes | Glasaugen, Puppenaugen aus Glas, Teddyaugen
701890 | lampworked ornament, blown glass animal, glass suncatcher | Mundgeblasene Glastiere, Glastier, Sonnenfänger, Suncatcher
701820 | glass microspheres, glass granules, blasting glass beads | Mikroglasperlen, Strahlperlen, Glasgranulat, Reflexperlen
701914,701911,701912,701963 | fibreglass mat, glass fibre fabric, fiberglass cloth, fibreglass | Glasfasermatte, Glasfasergewebe, GFK-Matte, Glasfaser, Glasfaserroving
701980 | glass wool, glass wool insulation | Glaswolle, Glaswolldämmung
701990 | fibreglass rod, fibreglass part, fibreglass mesh | Glasfaserstab, GFK-Stab, GFK-Platte, GFK-Teil
701966,701965 | drywall mesh tape, fibreglass mesh tape, reinforcement mesh | Armierungsgewebe, Glasgittergewebe, Fugengitterband
702000 | glass nail file, glass liner, vacuum flask liner | Glasnagelfeile, Glasfeile, Thermoskannen-Einsatz, Glaseinsatz
702000,701399 | glass art panel, glass sign, glass plaque, glass trophy | Glaspokal, Glastrophäe, Glasschild, Glasanhänger
701120,701110,701190 | glass bulb, tube envelope, glass lamp envelope | Glaskolben, Lampenkolben
701349,701341 | punch bowl, glass cake stand, glass butter dish, glass sugar bowl | Bowlegefäß, Bowleschüssel, Glasetagere, Glaszuckerdose
701349,701337,701328 | coffee maker glass carafe, replacement glass jug, french press glass | Ersatzkanne, Kaffeemaschinenkanne, Ersatzglas
701966,630392 | fly screen, window screen mesh, insect screen | Fliegengitter, Insektenschutzgitter, Fiberglasgewebe
701399 | glass wall decor, glass candle jar, hanging glass vase | Pflanzglas, Hängeglas, Glasgefäß, Kerzenglas
`;

/** What each code is called: code | English | German. */
const names = `
700210 | Glass balls | Glaskugeln
700220 | Glass rods | Glasstäbe
700232 | Glass tubes, borosilicate | Glasröhren aus Borosilikatglas
700239 | Glass tubes, other | Andere Glasröhren
700312 | Cast glass sheet, coloured | Gussglasscheibe, farbig
700319 | Cast glass sheet, clear | Gussglasscheibe, klar
700420 | Drawn glass sheet, coloured | Ziehglasscheibe, farbig
700521 | Float glass, tinted | Floatglas, getönt
700529 | Float glass, clear | Floatglas, klar
700600 | Glass sheet, bent, edged, engraved | Glasscheibe, gebogen, geschliffen, graviert
700711 | Tempered glass for vehicles | Einscheibensicherheitsglas für Fahrzeuge
700719 | Tempered glass, other | Anderes gehärtetes Glas
700721 | Laminated glass for vehicles | Verbundglas für Fahrzeuge
700729 | Laminated glass, other | Anderes Verbundglas
700800 | Insulating glass unit | Isolierglas
700910 | Rear-view mirror for vehicles | Rückspiegel für Fahrzeuge
700991 | Mirror, unframed | Spiegel ohne Rahmen
700992 | Mirror, framed | Spiegel mit Rahmen
701010 | Glass ampoules | Glasampullen
701020 | Glass stoppers and lids | Glasstopfen und Glasdeckel
701090 | Glass bottles and jars | Glasflaschen und Glasbehälter
701110 | Glass bulbs for lamps | Glaskolben für Lampen
701120 | Glass bulbs for cathode-ray tubes | Glaskolben für Bildröhren
701190 | Glass bulbs, other | Andere Glaskolben
701310 | Glass-ceramic ware | Ware aus Glaskeramik
701322 | Stemmed glass, lead crystal | Stielglas aus Bleikristall
701328 | Stemmed glass | Stielglas
701333 | Drinking glass, lead crystal | Trinkglas aus Bleikristall
701337 | Drinking glass | Trinkglas
701341 | Table or kitchen glassware, lead crystal | Tisch- und Küchenglas aus Bleikristall
701342 | Table or kitchen glassware, heat-resistant | Tisch- und Küchenglas, hitzebeständig
701349 | Table or kitchen glassware, other | Anderes Tisch- und Küchenglas
701391 | Decorative glassware, lead crystal | Zierglas aus Bleikristall
701399 | Decorative glassware, other | Anderes Zierglas
701400 | Signalling glassware | Signalglas, Streuscheibe
701510 | Lens blank for spectacles | Brillenglasrohling
701590 | Clock or watch glass | Uhrglas
701610 | Glass mosaic pieces | Glasmosaiksteine
701690 | Glass blocks, leaded lights | Glasbausteine, Bleiverglasung
701710 | Laboratory glass, quartz | Laborglas aus Quarz
701720 | Laboratory glass, borosilicate | Laborglas aus Borosilikatglas
701790 | Laboratory glass, other | Anderes Laborglas
701810 | Glass beads, imitation stones | Glasperlen, Schmucksteine aus Glas
701820 | Glass microspheres | Mikroglaskugeln
701890 | Glass eyes, lampworked ornaments | Glasaugen, lampengeblasene Zierware
701911 | Glass fibre, chopped | Glasfaser, geschnitten
701912 | Glass fibre roving | Glasfaserroving
701914 | Glass fibre mat, mechanically bonded | Glasfasermatte, mechanisch gebunden
701963 | Glass fibre cloth, plain | Glasfasergewebe, Leinwandbindung
701965 | Glass fibre mesh, narrow | Glasgittergewebe, schmal
701966 | Glass fibre mesh, wide | Glasgittergewebe, breit
701980 | Glass wool | Glaswolle
701990 | Glass fibre article, other | Andere Ware aus Glasfaser
702000 | Other glass article | Andere Glasware
`;

export const glass = { goods, names };

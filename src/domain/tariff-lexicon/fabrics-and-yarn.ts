// Words for goods of chapters 50 to 60: fibres, yarn, thread, fabrics by the metre, ribbons, lace, ropes and nets.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
510910,510990,551110,520710 | knitting yarn, knitting wool, wool yarn, yarn, ball of wool | Strickwolle, Strickgarn, Wolle, Wollknäuel, Garn, Handstrickgarn
510990,510910 | sock yarn, sock wool, mohair yarn, wool blend yarn | Sockenwolle, Sockengarn, Mohairgarn, Mischgarn
510910 | merino wool yarn, alpaca yarn, cashmere yarn, pure wool yarn | Merinowolle, Alpakawolle, Kaschmirwolle, Schurwollgarn
520710,520790 | cotton yarn, crochet yarn, crochet cotton, embroidery floss, embroidery thread | Baumwollgarn, Häkelgarn, Häkelwolle, Sticktwist, Stickgarn
551110,540600,551120 | acrylic yarn, polyester yarn, synthetic yarn, baby yarn | Acrylgarn, Polyestergarn, Kunstfasergarn, Babywolle
560600,560500 | chenille yarn, fancy yarn, eyelash yarn | Chenillegarn, Effektgarn, Fransengarn
560500 | metallic yarn, lurex thread, gold thread, metallised thread | Metallicgarn, Lurexgarn, Goldfaden, Metallfaden
500600,500400 | silk yarn, silk thread | Seidengarn, Seidenfaden
530610,530620,530890 | linen yarn, linen thread, paper yarn | Leinengarn, Leinenfaden, Papiergarn
530820,560790 | hemp yarn, hemp cord | Hanfgarn, Hanfschnur
540110,550810,520420,520411 | sewing thread, thread, overlock thread, serger thread | Nähgarn, Nähfaden, Overlockgarn, Garnrolle, Zwirn
520420,520411 | cotton thread, quilting thread, basting thread | Baumwollnähgarn, Quiltgarn, Heftgarn
540110 | polyester thread, machine embroidery thread, upholstery thread | Polyesternähgarn, Maschinenstickgarn, Polstergarn, Ledernähgarn
540419,540411 | monofilament, nylon line, beading thread, invisible thread | Monofilament, Nylonfaden, Perlonschnur, Perlenfaden, Unsichtbares Garn
540419,560750 | racket string, badminton string | Schlägersaite, Badmintonsaite
540490,560750 | raffia ribbon, synthetic raffia, artificial straw | Kunstbast, Raffiabast, Bastband
560410 | elastic cord, elastic thread, rubber cord, bungee cord, hat elastic | Gummischnur, Gummikordel, Gummifaden, Elastikkordel, Hutgummi
510529,510510,510121 | felting wool, roving wool, carded wool, needle felting wool | Filzwolle, Märchenwolle, Kammzug, Bastelwolle, Vlieswolle
510111,510119 | raw wool, sheep wool, fleece wool | Rohwolle, Schafwolle, Schafschurwolle
550320,560122,550620 | polyester stuffing, fiberfill, fibrefill, toy stuffing | Füllwatte, Bastelwatte, Polyesterwatte, Stopfwatte
560122,560121 | wadding, quilt batting, batting | Watte, Volumenvlies, Quiltvlies
560121 | cotton wool, cotton pads, cotton buds, cotton swabs, q-tips | Wattepads, Wattestäbchen, Ohrenstäbchen, Abschminkpads, Kosmetikwatte
520300 | combed cotton, spinning cotton | Spinnbaumwolle, Baumwollfasern
560221,560229,560210 | felt, felt sheet, craft felt, felt fabric | Filz, Bastelfilz, Filzplatte, Filzstoff
560394,560314,560313 | nonwoven fabric, weed control fabric, landscape fabric, geotextile | Vlies, Vliesstoff, Unkrautvlies, Gartenvlies, Geotextil
590390,560392 | interfacing, fusible interlining, iron-on interfacing | Bügeleinlage, Vlieseline, Bügelvlies, Einlagestoff
520852,521215,520832,521211 | cotton fabric, quilting fabric, patchwork fabric, poplin, printed cotton fabric | Baumwollstoff, Patchworkstoff, Popeline, Webware, Bedruckter Stoff
520852,540752,521215,551614 | fabric, cloth, textile fabric, dress fabric, fat quarter, fabric scraps, fabric remnants | Stoff, Meterware, Stoffpaket, Stoffreste, Kleiderstoff
520942,521142 | denim fabric, jeans fabric | Jeansstoff, Denimstoff
520911,520931,520919 | canvas fabric, cotton canvas, upholstery cotton | Canvasstoff, Segeltuchstoff, Köper, Dekostoff
520833,520839 | gabardine, twill fabric, satin cotton fabric | Gabardine, Baumwollsatin, Twillstoff
520852,520832,580300 | muslin, double gauze, gauze fabric | Musselin, Gazestoff, Mullstoff, Double Gauze
530919,530911,530929 | linen fabric, linen cloth | Leinenstoff, Halbleinen, Bauernleinen
531010,531090 | jute fabric, burlap, hessian | Jutestoff, Rupfen, Jutegewebe
500720,500790 | silk fabric, raw silk, chiffon silk | Seidenstoff, Rohseide, Seidenchiffon
511219,511119,511190 | wool fabric, tweed, loden fabric, suit fabric, harris tweed | Wollstoff, Tweed, Lodenstoff, Anzugstoff, Mantelstoff, Walkstoff
540752,540761,540754,551219 | polyester fabric, lining fabric, chiffon, satin fabric, organza | Polyesterstoff, Futterstoff, Chiffon, Satinstoff, Organza, Taft
540742,540710 | nylon fabric, ripstop, cordura, outdoor fabric | Nylonstoff, Ripstop, Cordura, Zeltstoff
551614,540824,551612 | viscose fabric, rayon fabric, modal fabric | Viskosestoff, Modalstoff, Viskosewebware
600622,600624,600632,600410 | jersey fabric, knit fabric, sweat fabric, french terry, rib fabric | Jersey, Jerseystoff, Sweatstoff, Strickstoff, Bündchenstoff, Interlock
600410,600490 | stretch fabric, lycra fabric, swimwear fabric, spandex fabric | Stretchstoff, Lycrastoff, Badeanzugstoff, Elastanstoff
600192,600122 | fleece fabric, minky fabric, plush fabric, cuddle fabric | Fleecestoff, Minky, Plüschstoff, Wellnessfleece, Nicki
600110 | faux fur fabric, long pile fabric, teddy fabric | Fellimitat, Kunstfellstoff, Webpelz, Teddystoff
580122,580132 | corduroy fabric, cord fabric | Cordstoff, Babycord, Breitcord
580137,580127,580133,580123 | velvet fabric, velvet, velour | Samt, Samtstoff, Velours, Panneesamt
580210,580220 | terry cloth fabric, towelling fabric | Frotteestoff, Frottierstoff
580410 | tulle, netting fabric, mesh fabric | Tüll, Tüllstoff, Netzstoff
580421,580429,580430 | lace, lace trim, lace ribbon, bobbin lace | Spitze, Spitzenborte, Spitzenband, Klöppelspitze, Plauener Spitze
580632,580639,580631 | ribbon, satin ribbon, gift ribbon, grosgrain ribbon, velvet ribbon | Band, Satinband, Geschenkband, Schleifenband, Ripsband, Stoffband
580632,580631 | webbing, strap webbing, bias tape, bias binding, seam tape | Gurtband, Schrägband, Nahtband, Köperband, Einfassband
580620,560410,600240 | sewing elastic, knitted elastic, waistband elastic, elastic tape | Gummiband, Gummilitze, Elastikband, Hosengummi
580610,580632 | velcro, hook and loop tape, velcro tape, hook and loop fastener | Klettband, Klettverschluss, Klett, Flauschband
580810,560750,560790 | drawstring, braided cord, piping cord, hoodie cord | Kordel, Turnbeutelkordel, Flechtkordel, Hoodieband
580890,580810 | tassel, pompom, braid trim, fringe trim, trimming | Quaste, Pompon, Bommel, Borte, Fransenborte, Zierborte, Posamente
581092,580710,581091 | patch, iron-on patch, embroidered patch, sew-on patch, applique | Aufnäher, Patch, Flicken, Applikation, Stoffabzeichen
580710,580790 | woven label, clothing label, name tape, care label, textile label | Webetikett, Textiletikett, Namensband, Wäscheetikett, Einnähetikett
581092,581091,581010 | embroidery trim, eyelet embroidery, broderie anglaise | Stickerei, Lochstickerei, Stickborte
580500 | gobelin, woven tapestry, needlepoint tapestry | Gobelin, Bildteppich, Wandteppich, Tapisserie
581100 | quilted fabric, padded fabric | Steppstoff, Wattierter Stoff
590320,590310 | artificial leather, faux leather fabric, vinyl fabric, leatherette | Kunstleder, Kunstlederstoff, Lederimitat
590310,590390 | oilcloth, laminated cotton, pul fabric, waterproof fabric | Wachstuch, Beschichtete Baumwolle, PUL-Stoff, Wachstuchstoff
590190 | painting canvas, artist canvas, stretched canvas, primed canvas | Malleinwand, Keilrahmen, Leinwand, Künstlerleinwand, Malgrund
590110 | bookbinding cloth, book cloth | Buchleinen, Buchbinderleinen
590410,590490 | linoleum, lino flooring | Linoleum, Linoleumboden
590500 | textile wallpaper, fabric wallcovering | Textiltapete, Stofftapete
590610,590699 | insulating fabric tape, gaffer tape, rubberised fabric tape | Gewebeklebeband, Gaffatape, Textilklebeband
590800 | candle wick, lamp wick, wick | Docht, Kerzendocht, Lampendocht, Öllampendocht
590900 | fire hose, textile hose | Feuerwehrschlauch, Textilschlauch
591000 | textile drive belt, fabric conveyor belt | Textiler Treibriemen, Förderband aus Gewebe
591120,591190,591140 | screen printing mesh, filter cloth, filter bag cloth | Siebdruckgewebe, Filtertuch, Filtergewebe, Filterbeutel aus Gewebe
560750,560749,560900 | rope, nylon rope, sailing rope, polyester rope | Seil, Tau, Nylonseil, Segelleine, Festmacherleine, Schot
560750 | climbing rope, static rope, paracord, accessory cord | Kletterseil, Reepschnur, Paracord, Bergseil, Statikseil
560749,560750 | clothesline, washing line, polypropylene rope, guy line | Wäscheleine, Abspannleine, PP-Seil, Zeltleine
560790,560729,560749 | twine, string, packing string, kitchen twine, macrame cord, cord | Bindfaden, Paketschnur, Küchengarn, Makrameegarn, Schnur, Bastelschnur
560790,530710 | jute twine, jute rope, jute cord | Jutegarn, Juteschnur, Juteseil, Gartenschnur
560729,560721 | sisal rope, sisal twine, scratching post rope | Sisalseil, Sisalschnur, Kratzbaumseil
560741,560721 | baler twine, binder twine | Ballengarn, Pressengarn, Heuballenschnur
560900,560750 | sling, tow rope, rope ladder, lashing rope, lifting sling | Abschleppseil, Strickleiter, Rundschlinge, Hebeschlinge
560900,670100,630790 | dreamcatcher, macrame wall hanging, macrame plant hanger | Traumfänger, Makramee, Makramee-Wandbehang, Makramee-Blumenampel
560811,560819 | fishing net, landing net mesh, keepnet | Fischernetz, Keschernetz, Fischnetz
560819,560890 | net, football goal net, cargo net, cat net, garden net, bird net | Netz, Tornetz, Gepäcknetz, Katzennetz, Vogelschutznetz, Ballnetz
560811,560890,630690 | hammock, hanging chair, net hammock | Hängematte, Hängesessel, Netzhängematte
`;

/** What each code is called: code | English | German. */
const names = `
500400 | Silk yarn, trade reels | Seidengarn, Handelsaufmachung
500600 | Silk yarn, retail | Seidengarn für den Einzelverkauf
500720 | Silk fabric | Seidenstoff
500790 | Silk blend fabric | Seidenmischgewebe
510111 | Raw wool, shorn | Rohwolle, geschoren
510119 | Raw wool, other | Rohwolle, andere
510121 | Washed wool, shorn | Gewaschene Schurwolle
510510 | Carded wool | Gekrempelte Wolle
510529 | Combed wool tops | Kammzug aus Wolle
510910 | Wool yarn, retail, mostly wool | Wollgarn, überwiegend Wolle
510990 | Wool blend yarn, retail | Wollmischgarn
511119 | Carded wool fabric, heavy | Streichgarngewebe aus Wolle, schwer
511190 | Carded wool fabric, blended | Streichgarngewebe aus Wolle, gemischt
511219 | Worsted wool fabric | Kammgarngewebe aus Wolle
520300 | Cotton, carded or combed | Baumwolle, gekrempelt oder gekämmt
520411 | Cotton sewing thread, trade reels | Baumwollnähgarn, Großaufmachung
520420 | Cotton sewing thread, retail | Baumwollnähgarn für den Einzelverkauf
520710 | Cotton yarn, retail | Baumwollgarn für den Einzelverkauf
520790 | Cotton blend yarn, retail | Baumwollmischgarn
520832 | Cotton fabric, dyed, light | Baumwollstoff, gefärbt, leicht
520833 | Cotton twill, dyed, light | Baumwollköper, gefärbt, leicht
520839 | Cotton satin, dyed, light | Baumwollsatin, gefärbt, leicht
520852 | Cotton fabric, printed | Baumwollstoff, bedruckt
520911 | Cotton canvas, unbleached, heavy | Baumwollcanvas, roh, schwer
520919 | Cotton fabric, unbleached, other, heavy | Baumwollstoff, roh, andere Bindung, schwer
520931 | Cotton canvas, dyed, heavy | Baumwollcanvas, gefärbt, schwer
520942 | Denim, mostly cotton | Denim, überwiegend Baumwolle
521142 | Denim, cotton blend | Denim, Baumwollmischung
521211 | Cotton blend fabric, unbleached | Baumwollmischgewebe, roh
521215 | Cotton blend fabric, printed | Baumwollmischgewebe, bedruckt
530610 | Linen yarn, single | Leinengarn, einfach
530620 | Linen yarn, plied | Leinengarn, gezwirnt
530710 | Jute yarn | Jutegarn
530820 | Hemp yarn | Hanfgarn
530890 | Paper yarn, plant fibre yarn | Papiergarn, Pflanzenfasergarn
530911 | Linen fabric, natural or bleached | Leinenstoff, roh oder gebleicht
530919 | Linen fabric, dyed or printed | Leinenstoff, gefärbt oder bedruckt
530929 | Linen blend fabric | Halbleinen, Leinenmischgewebe
531010 | Jute fabric, natural | Jutestoff, roh
531090 | Jute fabric, dyed | Jutestoff, gefärbt
540110 | Sewing thread, synthetic filament | Nähgarn aus Synthetikfilament
540411 | Elastic monofilament | Elastisches Monofilament
540419 | Synthetic monofilament | Monofilament aus Synthetik
540490 | Synthetic raffia, artificial straw | Kunstbast, künstliches Stroh
540600 | Filament yarn, retail | Filamentgarn für den Einzelverkauf
540710 | High-tenacity nylon or polyester fabric | Hochfestes Nylon- oder Polyestergewebe
540742 | Nylon fabric, dyed | Nylonstoff, gefärbt
540752 | Polyester fabric, dyed | Polyesterstoff, gefärbt
540754 | Polyester fabric, printed | Polyesterstoff, bedruckt
540761 | Polyester fabric, smooth filament | Polyesterstoff aus glattem Filament
540824 | Viscose filament fabric, printed | Viskosestoff aus Filament, bedruckt
550620 | Polyester staple fibre, carded | Polyesterfasern, gekrempelt
550320 | Polyester fibrefill, loose | Polyesterfüllfaser, lose
550810 | Sewing thread, synthetic staple fibre | Nähgarn aus Synthetikspinnfasern
551110 | Synthetic knitting yarn, retail | Handarbeitsgarn aus Synthetik
551120 | Synthetic blend yarn, retail | Handarbeitsgarn, Synthetikmischung
551219 | Polyester staple fabric | Polyesterstoff aus Spinnfasern
551612 | Viscose fabric, dyed | Viskosestoff, gefärbt
551614 | Viscose fabric, printed | Viskosestoff, bedruckt
560121 | Cotton wadding, pads, buds | Baumwollwatte, Wattepads, Wattestäbchen
560122 | Synthetic wadding | Watte aus Chemiefasern
560210 | Needle felt | Nadelfilz
560221 | Wool felt | Wollfilz
560229 | Felt, synthetic or other | Filz aus Synthetik u. a.
560313 | Nonwoven, filament, medium weight | Vliesstoff aus Filament, mittelschwer
560314 | Nonwoven, filament, heavy | Vliesstoff aus Filament, schwer
560392 | Nonwoven, fibre, light | Vliesstoff aus Fasern, leicht
560394 | Nonwoven, fibre, heavy | Vliesstoff aus Fasern, schwer
560410 | Covered rubber cord | Umsponnene Gummischnur
560500 | Metallic yarn | Metallgarn
560600 | Chenille or fancy yarn | Chenillegarn, Effektgarn
560721 | Sisal baler twine | Bindegarn aus Sisal
560729 | Sisal rope | Seil aus Sisal
560741 | Plastic baler twine | Bindegarn aus Kunststoff
560749 | Rope, polyethylene or polypropylene | Seil aus Polyethylen oder Polypropylen
560750 | Rope, nylon or polyester | Seil aus Nylon oder Polyester
560790 | Twine, cotton, jute, hemp, other | Schnur aus Baumwolle, Jute, Hanf u. a.
560811 | Fishing net, synthetic | Fischernetz aus Chemiefasern
560819 | Other net, synthetic | Anderes Netz aus Chemiefasern
560890 | Net, cotton or natural fibre | Netz aus Baumwolle, Naturfasern
560900 | Article of rope or yarn | Ware aus Seil, Schnur oder Garn
580122 | Corduroy, cotton | Cordstoff aus Baumwolle
580123 | Velveteen, cotton | Schusssamt aus Baumwolle
580127 | Velvet, cotton | Kettsamt aus Baumwolle
580132 | Corduroy, synthetic | Cordstoff aus Chemiefasern
580133 | Velveteen, synthetic | Schusssamt aus Chemiefasern
580137 | Velvet, synthetic | Kettsamt aus Chemiefasern
580210 | Terry fabric, cotton | Frotteestoff aus Baumwolle
580220 | Terry fabric, other fibres | Frotteestoff aus anderen Fasern
580300 | Gauze, muslin | Drehergewebe, Gaze, Musselin
580410 | Tulle, net fabric | Tüll, Netzstoff
580421 | Machine lace, synthetic | Maschinenspitze aus Chemiefasern
580429 | Machine lace, cotton or other | Maschinenspitze aus Baumwolle u. a.
580430 | Handmade lace | Handgemachte Spitze
580500 | Hand-woven or needlework tapestry | Handgewebte oder gestickte Tapisserie
580610 | Velvet, terry or hook-and-loop ribbon | Samtband, Frotteeband, Klettband
580620 | Elastic woven ribbon | Elastisches Webband
580631 | Woven ribbon, cotton | Webband aus Baumwolle
580632 | Woven ribbon, synthetic | Webband aus Chemiefasern
580639 | Woven ribbon, silk or other | Webband aus Seide u. a.
580710 | Woven label or badge | Gewebtes Etikett oder Abzeichen
580790 | Printed or felt label | Bedrucktes Etikett, Filzabzeichen
580810 | Braid, cord by the metre | Geflecht, Kordel als Meterware
580890 | Trimming, tassel, pompom | Zierborte, Quaste, Pompon
581010 | Embroidery without ground | Stickerei ohne Grundstoff
581091 | Embroidery, cotton | Stickerei aus Baumwolle
581092 | Embroidery or patch, synthetic | Stickerei, Aufnäher aus Chemiefasern
581100 | Quilted fabric | Steppstoff
590110 | Bookbinding cloth | Buchbindergewebe
590190 | Prepared painting canvas | Vorbereitete Malleinwand
590310 | Fabric coated with PVC | Stoff mit PVC beschichtet
590320 | Fabric coated with polyurethane | Stoff mit Polyurethan beschichtet
590390 | Fabric coated with other plastic | Stoff mit anderem Kunststoff beschichtet
590410 | Linoleum | Linoleum
590490 | Other coated floor covering | Anderer beschichteter Bodenbelag
590500 | Textile wall covering | Wandbekleidung aus Textil
590610 | Rubberised adhesive fabric tape | Gummiertes Gewebeklebeband
590699 | Other rubberised fabric | Anderer gummierter Stoff
590800 | Textile wick | Docht aus Textil
590900 | Textile hose | Schlauch aus Textil
591000 | Textile drive or conveyor belt | Treib- oder Förderriemen aus Textil
591120 | Bolting cloth, screen mesh | Siebgewebe, Müllergaze
591140 | Filter cloth for presses | Filtertuch für Pressen
591190 | Other technical textile | Andere technische Textilware
600110 | Long pile knitted fabric, faux fur | Hochflorgewirk, Webpelz
600122 | Knitted terry, synthetic | Schlingengewirk aus Chemiefasern
600192 | Knitted plush or fleece, synthetic | Plüsch, Fleece aus Chemiefasern
600240 | Narrow elastic knit | Schmales elastisches Gewirk
600410 | Stretch knit with elastane | Stretchgewirk mit Elastan
600490 | Stretch knit with rubber thread | Stretchgewirk mit Gummifäden
600622 | Jersey, cotton, dyed | Jersey aus Baumwolle, gefärbt
600624 | Jersey, cotton, printed | Jersey aus Baumwolle, bedruckt
600632 | Jersey, synthetic, dyed | Jersey aus Synthetik, gefärbt
`;

export const fabricsAndYarn = { goods, names };

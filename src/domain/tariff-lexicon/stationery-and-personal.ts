// Words for goods of chapter 96: pens, brushes, buttons, combs and other personal things.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
960810 | ballpoint pen, biro, rollerball pen, gel pen | Kugelschreiber, Kuli, Tintenroller, Gelstift
960820 | felt tip pen, marker, highlighter, fineliner, brush pen, whiteboard marker | Filzstift, Marker, Textmarker, Fineliner, Edding, Brushpen, Faserstift
960830 | fountain pen, calligraphy pen, school fountain pen | Füller, Füllfederhalter, Kalligrafiefüller, Schulfüller, Montblanc-Füller
960840 | mechanical pencil, propelling pencil | Druckbleistift, Fallminenstift
960850 | pen set, writing set | Schreibset, Stifteset, Schreibgeräteset
960860 | pen refill, ballpoint refill | Kugelschreibermine, Ersatzmine, Großraummine
960891,960899 | pen nib, pen holder nib, dip pen, pen cap, stylus, touchscreen stylus | Schreibfeder, Federhalter, Füllerfeder, Touchpen, Tintenpatronenhalter
960910 | pencil, coloured pencil, colored pencil, drawing pencil | Bleistift, Buntstift, Farbstift, Zeichenstift
960920 | pencil lead, refill lead | Bleistiftmine, Feinmine
960990 | crayon, wax crayon, chalk, pastel, charcoal drawing stick, sidewalk chalk | Wachsmalstift, Kreide, Pastellkreide, Zeichenkohle, Straßenmalkreide, Wachsmaler, Ölkreide
961000 | whiteboard, blackboard, chalkboard, slate, magnetic drawing board | Whiteboard, Kreidetafel, Schiefertafel, Tafel, Schultafel
961100 | rubber stamp, stamp, date stamp, seal stamp, wax seal stamp | Stempel, Motivstempel, Datumsstempel, Siegelstempel, Holzstempel, Firmenstempel
961210,961220 | typewriter ribbon, printer ribbon, ink pad, stamp pad | Farbband, Stempelkissen, Thermotransferband
960310 | broom, twig brush, birch broom, whisk broom | Reisigbesen, Besen, Strohbesen, Handfeger
960390 | mop, feather duster, dustpan brush, squeegee, cleaning brush, dish brush, toilet brush | Mopp, Wischmopp, Staubwedel, Kehrset, Abzieher, Putzbürste, Spülbürste, Klobürste
960390,960329 | clothes brush, shoe brush, lint brush | Kleiderbürste, Schuhbürste, Fusselbürste
960321 | toothbrush, manual toothbrush, interdental brush, bamboo toothbrush | Zahnbürste, Handzahnbürste, Interdentalbürste, Bambuszahnbürste, Kinderzahnbürste
960329 | hairbrush, shaving brush, body brush, nail brush, eyelash brush, beard brush | Haarbürste, Rasierpinsel, Körperbürste, Nagelbürste, Bartbürste, Massagebürste, Rundbürste
960330 | artist brush, makeup brush, paint brush artist, watercolour brush, cosmetic brush | Künstlerpinsel, Pinsel, Make-up-Pinsel, Schminkpinsel, Aquarellpinsel, Kosmetikpinsel
960340 | paint roller, paintbrush, wall paint brush | Farbroller, Malerpinsel, Flachpinsel, Malerrolle, Lackierpinsel
960400 | hand sieve, garden sieve, riddle | Handsieb, Erdsieb, Sandsieb
960500 | travel toiletry set, sewing kit travel, shoe cleaning kit | Reiseset, Reisenähset, Schuhputzset, Nähset
960610 | snap fastener, press stud, popper | Druckknopf, Kam Snaps
960621,960622,960629 | button, shirt button, coat button, wooden button, horn button | Knopf, Hemdknopf, Mantelknopf, Holzknopf, Hornknopf, Trachtenknopf
960630 | button blank, button mould | Knopfrohling, Knopfform
960711,960719 | zipper, zip, zip fastener, metal zip | Reißverschluss, Endlosreißverschluss, Metallreißverschluss
960720 | zipper pull, zip slider | Zipper Schieber, Reißverschlussschieber, Reißverschlussanhänger
961320,961310,961380 | lighter, petrol lighter, zippo, electric lighter, storm lighter, gas lighter | Feuerzeug, Benzinfeuerzeug, Zippo, Sturmfeuerzeug, Gasfeuerzeug, Lichtbogenfeuerzeug
961400 | tobacco pipe, smoking pipe, cigarette holder, hookah, shisha, water pipe, bong | Tabakpfeife, Pfeife, Zigarettenspitze, Shisha, Wasserpfeife, Meerschaumpfeife, Bong
961511,961519 | comb, hair clip, hair slide, headband plastic, hair comb, barrette, hair claw | Kamm, Haarspange, Haarclip, Haarreif, Haarklammer, Haarkamm, Haarkralle
961590 | hairpin, bobby pin, curler, hair roller | Haarnadel, Lockenwickler, Bobby Pin, Haarwickler
961610 | perfume atomiser, scent spray bottle, perfume atomizer | Parfümzerstäuber, Flakon mit Zerstäuber, Taschenzerstäuber
961620 | powder puff, makeup sponge, cosmetic sponge, cosmetic pad reusable | Schminkschwamm, Puderquaste, Make-up-Schwamm, Beautyblender
961800 | mannequin, shop dummy, dress form, wig head, dressmaker's dummy | Schaufensterpuppe, Schneiderpuppe, Schneiderbüste, Perückenkopf
960190,960110 | horn article, bone carving, antler decoration, mother-of-pearl article | Geweihdeko, Hornartikel, Knochenschnitzerei, Perlmuttartikel, Hirschhorn
960200 | gelatine capsule, empty capsule, wax figure, amber carving, meerschaum article, beeswax figure | Leerkapsel, Gelatinekapsel, Wachsfigur, Bernsteinschnitzerei, Wachsmodell
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
960110 | Worked ivory | Bearbeitetes Elfenbein
960190 | Horn, bone and antler goods | Waren aus Horn, Knochen, Geweih
960200 | Moulded wax, amber, gelatine goods | Waren aus Wachs, Bernstein, Gelatine
960310 | Twig or straw broom | Besen aus Reisig oder Stroh
960329 | Hair or body brush | Haar- oder Körperbürste
960330 | Artist or make-up brush | Künstler- oder Kosmetikpinsel
960340 | Paint brush or roller | Malerpinsel oder Farbroller
960390 | Mop, duster or other brush | Mopp, Wedel oder andere Bürste
960400 | Hand sieve | Handsieb
960500 | Travel toiletry or sewing set | Reise- oder Nähset
960610 | Press stud | Druckknopf
960621 | Plastic button | Knopf aus Kunststoff
960622 | Metal button | Knopf aus Metall
960629 | Wood, horn or other button | Knopf aus Holz, Horn, sonstiger
960630 | Button blank | Knopfrohling
960711 | Metal zipper | Reißverschluss mit Metallzähnen
960719 | Plastic zipper | Reißverschluss mit Kunststoffzähnen
960720 | Zipper parts | Teile für Reißverschlüsse
960810 | Ballpoint pen | Kugelschreiber
960820 | Felt-tip pen or marker | Filzstift oder Marker
960830 | Fountain pen | Füllfederhalter
960840 | Mechanical pencil | Druckbleistift
960850 | Set of pens | Schreibset
960860 | Ballpoint refill | Kugelschreibermine
960891 | Pen nib | Schreibfeder
960899 | Pen parts and pen holders | Stiftteile und Federhalter
960910 | Pencil or coloured pencil | Blei- oder Buntstift
960920 | Pencil lead | Bleistiftmine
960990 | Crayon, chalk or pastel | Wachsmalstift, Kreide oder Pastell
961000 | Slate or whiteboard | Schreibtafel oder Whiteboard
961100 | Hand stamp | Handstempel
961210 | Ink ribbon | Farbband
961220 | Ink pad | Stempelkissen
961310 | Disposable gas lighter | Einwegfeuerzeug
961320 | Refillable gas lighter | Nachfüllbares Gasfeuerzeug
961400 | Smoking pipe | Tabakpfeife
961511 | Plastic comb or hair clip | Kamm oder Haarspange, Kunststoff
961519 | Comb or hair clip, other | Kamm oder Haarspange, sonstige
961590 | Hairpins and curlers | Haarnadeln und Lockenwickler
961610 | Perfume atomiser | Parfümzerstäuber
961620 | Powder puff or sponge | Puderquaste oder Schminkschwamm
961800 | Shop or tailor’s dummy | Schaufenster- oder Schneiderpuppe
`;

export const stationeryAndPersonal = { goods, names };

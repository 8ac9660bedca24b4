// Words for goods of chapters 57 and 63: carpets, home textiles, sacks, tents and other made-up textiles.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
570242,570339,570329,570500,570310 | carpet, rug, area rug, runner rug | Teppich, Läufer, Teppichläufer, Wohnzimmerteppich
570110,570241,570190 | oriental rug, persian rug, hand-knotted rug | Orientteppich, Perserteppich, Knüpfteppich, Perserbrücke
570210 | kilim, kelim rug, flat woven rug | Kelim, Kelimteppich, Kelimläufer
570339,570329,570242 | shaggy rug, high pile rug, children's rug, play rug | Hochflorteppich, Shaggy, Kinderteppich, Spielteppich
570310,570241,570110 | wool carpet, wool rug | Wollteppich, Schurwollteppich, Berberteppich
570299,570291,570292 | rag rug, cotton rug, handwoven rug | Flickenteppich, Fleckerlteppich, Baumwollteppich, Fleckerl
570242,570241,570110 | prayer rug, prayer mat | Gebetsteppich, Gebetsmatte
570220,570500,570339 | doormat, door mat, coir mat, entrance mat | Fußmatte, Fußabtreter, Kokosmatte, Türmatte, Schmutzfangmatte
570299,570500 | sisal rug, jute rug, sisal carpet | Sisalteppich, Juteteppich, Bastteppich
570420,570410,570329 | carpet tile, carpet tiles | Teppichfliese, Teppichfliesen
570339,570500,570329 | car mat, car floor mat, textile car mats | Autofußmatte, Automatte, Autoteppich, Fußraummatte
570339,630260,570390 | bath mat, bath rug, bathroom rug | Badematte, Badvorleger, Badteppich, Duschvorleger
570331,570321 | artificial turf, artificial grass, fake lawn | Kunstrasen, Rasenteppich, Kunstrasenteppich
570299,570292 | cotton yoga rug, woven yoga mat | Yogateppich, Baumwollyogamatte
570500,570490 | felt floor mat, stair tread carpet, stair mat | Stufenmatte, Treppenstufenmatte, Filzteppich
630140,630130,630120,630190 | blanket, throw, fleece blanket, picnic blanket, plaid | Decke, Kuscheldecke, Fleecedecke, Picknickdecke, Plaid, Wohndecke
630120 | wool blanket, woollen blanket, cashmere blanket | Wolldecke, Kaschmirdecke, Alpakadecke
630130,630140,630120 | baby blanket, swaddle blanket, crawling blanket, security blanket | Babydecke, Pucktuch, Krabbeldecke, Einschlagdecke
630110 | electric blanket, heated blanket | Heizdecke, Wärmeunterbett, Elektrische Heizdecke
630140 | dog blanket, pet blanket, wearable blanket | Hundedecke, Haustierdecke, Ärmeldecke
630221,630231,630210,630222,630232 | bed linen, bedding set, duvet cover, bedclothes | Bettwäsche, Bettbezug, Bettwäscheset, Deckenbezug, Bettzeug
630231,630210,630221,630232 | bed sheet, bedsheet, fitted sheet, flat sheet | Bettlaken, Spannbettlaken, Laken, Spannbetttuch, Betttuch
630221,630231,630210,630222 | pillowcase, pillow case, pillow cover | Kissenbezug, Kopfkissenbezug, Kopfkissenhülle
630231,630210,630232 | mattress protector, mattress cover, bed protector | Matratzenschoner, Matratzenbezug, Matratzenauflage, Moltonauflage
630229,630239 | silk pillowcase, linen bedding, silk bed linen | Seidenbettwäsche, Leinenbettwäsche, Seidenkissenbezug
630210,630221,630231 | crib sheet, cot bedding, baby bedding | Babybettwäsche, Kinderbettwäsche, Beistellbettlaken
630492,630493,630491,630499 | cushion cover, throw pillow cover, sofa cushion cover | Kissenhülle, Sofakissenbezug, Zierkissenbezug, Kissenhusse
630419,630411 | bedspread, coverlet, bed throw | Tagesdecke, Bettüberwurf, Überwurf
630493,630492,630491 | sofa cover, chair cover, slipcover, armchair cover, sofa throw | Sofabezug, Stuhlhusse, Sesselschoner, Husse, Sofaüberwurf, Stretchhusse
630493,630499,630492 | car seat cover, seat cover | Autositzbezug, Sitzbezug, Schonbezug, Autositzschoner
630420,630493,630491 | mosquito net, bed net, insect net | Moskitonetz, Mückennetz, Betthimmel, Fliegennetz
630492,630493,630499 | wall hanging, wall tapestry, tapestry wall cloth | Wandbehang, Wandtuch, Stoffbild
630260,630291,630293,630299 | towel, bath towel, hand towel, shower towel, face cloth | Handtuch, Badetuch, Duschtuch, Frotteehandtuch, Gästetuch, Waschlappen
630260,630291,630293 | beach towel, sauna towel, hammam towel, peshtemal | Strandtuch, Saunatuch, Hamamtuch, Strandlaken
630293,630299 | microfibre towel, sports towel, travel towel | Mikrofaserhandtuch, Sporthandtuch, Reisehandtuch
630260 | hooded towel, baby towel, bath poncho | Kapuzenhandtuch, Badeponcho, Babyhandtuch
630291,630260,630299 | tea towel, dish towel, kitchen towel, glass cloth | Geschirrtuch, Küchentuch, Trockentuch, Geschirrhandtuch
630251,630253,630259,630240 | tablecloth, table runner, table cover | Tischdecke, Tischtuch, Tischläufer, Mitteldecke
630251,630259,630253 | cloth napkin, linen napkin, fabric placemat, table linen | Stoffserviette, Serviette aus Stoff, Tischset aus Stoff, Tischwäsche
630251,630240,630259 | doily, crochet doily, table centre | Deckchen, Häkeldeckchen, Spitzendeckchen, Zierdeckchen, Klöppeldeckchen
630392,630391,630399,630312 | curtain, curtains, drapes, blackout curtain | Vorhang, Gardine, Vorhänge, Verdunkelungsvorhang, Schlaufenschal
630312,630392,630319 | net curtain, sheer curtain, voile curtain, cafe curtain | Store, Scheibengardine, Bistrogardine, Voilegardine
630392,630391 | roller blind, pleated blind, roman blind, fabric blind | Rollo, Plissee, Raffrollo, Verdunkelungsrollo, Faltrollo
630392,630391 | shower curtain, fabric shower curtain | Duschvorhang, Textilduschvorhang
630392,630312 | curtain valance, curtain tieback, bed skirt | Raffhalter, Querbehang, Gardinenraffhalter
630510,630520,630533,630590 | sack, jute sack, burlap sack, potato sack, coffee sack | Sack, Jutesack, Kartoffelsack, Kaffeesack, Rupfensack
630520,630590 | cotton drawstring bag, linen gift pouch, fabric pouch, organza bag | Baumwollsäckchen, Stoffsäckchen, Zugbeutel, Organzabeutel, Leinensäckchen
630533,630532,630539 | big bag, woven plastic sack, sandbag | Big Bag, Gewebesack, Sandsack, Bändchengewebesack
630622,630629 | tent, camping tent, dome tent, tipi tent | Zelt, Campingzelt, Kuppelzelt, Tipi, Wurfzelt, Familienzelt
630622,630629 | gazebo, party tent, canopy, awning tent, pavilion | Pavillon, Partyzelt, Faltpavillon, Vorzelt, Strandmuschel
630612,630619 | tarpaulin, tarp, truck tarp, cover tarp | Plane, Abdeckplane, Gewebeplane, Tarp, Persenning
630612,630619 | awning, sun sail, shade sail, sunshade sail | Markise, Sonnensegel, Markisenstoff, Balkonmarkise
630612,630790,630690 | car cover, bike cover, garden furniture cover, bbq cover, protective cover | Autoabdeckung, Fahrradgarage, Gartenmöbelabdeckung, Grillabdeckung, Abdeckhaube, Motorradabdeckung
630630 | sail, boat sail, windsurf sail, spinnaker | Segel, Bootssegel, Surfsegel, Spinnaker
630640 | textile airbed, fabric air mattress | Textil-Luftmatratze, Luftbett, Velours-Luftbett
630690 | windbreak, fabric privacy screen, camping goods, tent groundsheet | Windschutz, Sichtschutzplane, Zeltboden, Balkonsichtschutz
630710 | cleaning cloth, dust cloth, microfibre cloth, floor cloth, dishcloth | Putztuch, Mikrofasertuch, Staubtuch, Putzlappen, Wischlappen, Spültuch, Bodentuch
630710 | lens cloth, glasses cloth, mop cover, polishing cloth | Brillenputztuch, Poliertuch, Wischmoppbezug, Displaytuch
630720 | life jacket, buoyancy aid, lifebelt, life vest | Schwimmweste, Rettungsweste, Rettungsring, Schwimmhilfe
630790 | face mask, surgical mask, ffp2 mask, respirator mask, cloth mask | Mundschutz, Atemschutzmaske, OP-Maske, Stoffmaske, FFP2-Maske, Alltagsmaske
630790 | sleep mask, eye mask, sleeping mask | Schlafmaske, Augenmaske, Schlafbrille
630790 | flag, pennant, national flag, banner flag | Flagge, Fahne, Wimpel, Nationalflagge, Banner
630790 | bunting, pennant chain, fabric garland | Wimpelkette, Stoffgirlande, Fähnchenkette
630790 | lanyard, neck strap, key lanyard | Schlüsselband, Lanyard, Umhängeband, Ausweisband
630790 | shoelace, shoelaces, boot laces | Schnürsenkel, Schuhband, Schuhbänder, Schnürband
630790 | laundry bag, laundry net, shoe bag, clothes bag | Wäschesack, Wäschenetz, Wäschebeutel, Schuhbeutel
630790 | hanging organiser, wall organiser, fabric storage box, fabric basket | Hängeorganizer, Utensilo, Stoffkorb, Wandutensilo, Stoffbox
630790 | baby sling, baby carrier, baby wrap, ring sling | Babytrage, Tragetuch, Ringsling, Babytragetuch
630790,630291 | burp cloth, muslin square, spit-up cloth | Spucktuch, Mullwindel, Mulltuch, Moltontuch
630790 | hot water bottle cover, tea cosy, egg cosy, bottle cover | Wärmflaschenbezug, Teewärmer, Eierwärmer, Kaffeekannenwärmer
630790,630492 | potholder, pot holder, fabric trivet | Topflappen, Topfuntersetzer aus Stoff
630790 | pincushion, needle cushion, needle book | Nadelkissen, Nadelbuch
630790 | ratchet strap, lashing strap, tie-down strap, tow strap, luggage strap | Spanngurt, Zurrgurt, Ratschengurt, Koffergurt, Abschleppgurt
630790 | fabric resistance band, fabric loop band | Fitnessband aus Stoff, Textil-Fitnessband
630790 | felt coaster, felt placemat, felt basket | Filzuntersetzer, Tischset aus Filz, Filzkorb
630790 | make-up remover pad, reusable pad, washable cotton pad | Waschbare Abschminkpads, Mehrwegpads, Abschminktuch
630790 | textile cover, dust cover, sewing machine cover | Staubschutzhülle, Stoffhülle, Textilhülle
630790 | draught excluder, draft stopper | Zugluftstopper, Windstopper, Türstopper aus Stoff
630790 | dress pattern, fabric panel | Stoffpanel, Stoffzuschnitt, Schnittmuster aus Stoff
630790 | textile strap, carrying strap | Textilgurt, Tragegurt, Trageriemen
630790 | yoga strap, yoga belt, stretching strap | Yogagurt, Yogaband, Dehnband aus Stoff
630800 | embroidery kit, cross stitch kit, rug making kit, punch needle kit | Stickset, Kreuzstichset, Knüpfteppich-Set, Stickpackung, Stickbild-Set
630900 | worn clothing, clothes bundle, clothing bale | Altkleider, Kleiderpaket, Kleidungspaket, Altkleidung, Kleiderspende
631010,631090 | rags, textile waste, wiping rags | Lumpen, Putzlumpen, Textilabfälle
630790 | cherry stone pillow, wheat bag, grain heat pack | Kirschkernkissen, Körnerkissen, Dinkelwärmekissen, Wärmekissen
630790 | ironing board cover, ironing cloth | Bügelbrettbezug, Bügeltuch, Bügelbrettauflage
630493,630492 | bean bag cover, pouf cover, bench cushion cover | Sitzsackhülle, Poufhülle, Bankauflagenbezug
630260,630210,630231 | changing mat cover, changing pad cover | Wickelauflagenbezug, Wickelunterlagenbezug
630790 | picnic roll, fabric pencil roll, fabric tool roll, fabric cutlery pouch | Bestecktasche aus Stoff, Werkzeugrolle, Stifterolle
630392,630312 | thread curtain, bead string curtain, door curtain, fly curtain | Fadenvorhang, Türvorhang, Fliegenvorhang
621710 | gi belt, karate belt, judo belt, martial arts belt | Judogürtel, Karategürtel, Kampfsportgürtel
`;

/** What each code is called: code | English | German. */
const names = `
570110 | Hand-knotted carpet, wool | Knüpfteppich aus Wolle
570190 | Hand-knotted carpet, silk or other | Knüpfteppich aus Seide u. a.
570210 | Kilim, hand-woven rug | Kelim, handgewebter Teppich
570220 | Coir floor mat | Fußbodenbelag aus Kokosfasern
570241 | Woven pile carpet, wool | Webteppich mit Flor, Wolle
570242 | Woven pile carpet, synthetic | Webteppich mit Flor, Chemiefasern
570291 | Flat woven rug, wool | Flachgewebter Teppich aus Wolle
570292 | Flat woven rug, synthetic | Flachgewebter Teppich aus Chemiefasern
570299 | Flat woven rug, cotton, jute, other | Flachgewebter Teppich aus Baumwolle, Jute u. a.
570310 | Tufted carpet, wool | Getufteter Teppich aus Wolle
570321 | Artificial turf, nylon | Kunstrasen aus Polyamid
570329 | Tufted carpet, nylon | Getufteter Teppich aus Polyamid
570331 | Artificial turf, polypropylene or other | Kunstrasen aus Polypropylen u. a.
570339 | Tufted carpet, polyester, polypropylene | Getufteter Teppich aus Polyester, Polypropylen
570390 | Tufted carpet, cotton or other | Getufteter Teppich aus Baumwolle u. a.
570410 | Felt carpet tile, small | Teppichfliese aus Filz, klein
570420 | Felt carpet tile, large | Teppichfliese aus Filz, groß
570490 | Felt carpet | Teppich aus Filz
570500 | Other carpet | Anderer Teppich
630110 | Electric blanket | Elektrische Heizdecke
630120 | Blanket, wool | Decke aus Wolle
630130 | Blanket, cotton | Decke aus Baumwolle
630140 | Blanket, synthetic fibres | Decke aus Synthetik
630190 | Blanket, other fibres | Decke aus anderen Fasern
630210 | Bed linen, knitted jersey | Bettwäsche aus Jersey
630221 | Bed linen, printed cotton | Bettwäsche aus Baumwolle, bedruckt
630222 | Bed linen, printed synthetic | Bettwäsche aus Chemiefasern, bedruckt
630229 | Bed linen, printed, linen or silk | Bettwäsche aus Leinen, Seide, bedruckt
630231 | Bed linen, cotton | Bettwäsche aus Baumwolle
630232 | Bed linen, synthetic | Bettwäsche aus Chemiefasern
630239 | Bed linen, linen or silk | Bettwäsche aus Leinen, Seide
630240 | Table linen, knitted or crocheted | Tischwäsche, gestrickt oder gehäkelt
630251 | Table linen, cotton | Tischwäsche aus Baumwolle
630253 | Table linen, synthetic | Tischwäsche aus Chemiefasern
630259 | Table linen, linen or other | Tischwäsche aus Leinen u. a.
630260 | Terry towel, cotton | Frotteehandtuch aus Baumwolle
630291 | Towel, cotton, not terry | Handtuch aus Baumwolle, kein Frottee
630293 | Towel, synthetic, microfibre | Handtuch aus Chemiefasern, Mikrofaser
630299 | Towel, linen or other | Handtuch aus Leinen u. a.
630312 | Curtain, knitted synthetic | Gardine aus Synthetik, gewirkt
630319 | Curtain, knitted, other | Gardine, gewirkt, andere Fasern
630391 | Curtain or blind, cotton | Vorhang, Rollo aus Baumwolle
630392 | Curtain or blind, synthetic | Vorhang, Rollo aus Synthetik
630399 | Curtain or blind, linen or other | Vorhang, Rollo aus Leinen u. a.
630411 | Bedspread, knitted or crocheted | Tagesdecke, gestrickt oder gehäkelt
630419 | Bedspread, woven | Tagesdecke, gewebt
630420 | Bed net | Bettnetz, Moskitonetz
630491 | Furnishing article, knitted | Textile Wohnausstattung, gestrickt
630492 | Furnishing article, cotton | Textile Wohnausstattung aus Baumwolle
630493 | Furnishing article, synthetic | Textile Wohnausstattung aus Synthetik
630499 | Furnishing article, linen, silk, other | Textile Wohnausstattung aus Leinen, Seide u. a.
630510 | Jute sack | Sack aus Jute
630520 | Cotton sack or pouch | Sack, Beutel aus Baumwolle
630532 | Big bag, flexible container | Big Bag, flexibler Schüttgutbehälter
630533 | Woven polypropylene sack | Sack aus Polypropylengewebe
630539 | Sack, other synthetic | Sack aus anderen Chemiefasern
630590 | Sack, linen or other | Sack, Beutel aus Leinen u. a.
630612 | Tarpaulin or awning, synthetic | Plane, Markise aus Synthetik
630619 | Tarpaulin or awning, cotton or other | Plane, Markise aus Baumwolle u. a.
630622 | Tent or pavilion, synthetic | Zelt, Pavillon aus Synthetik
630629 | Tent or pavilion, cotton or other | Zelt, Pavillon aus Baumwolle u. a.
630630 | Sail | Segel
630640 | Textile air mattress | Luftmatratze aus Textil
630690 | Camping goods, textile | Campingausrüstung aus Textil
630710 | Cleaning cloth | Putztuch
630720 | Life jacket or lifebelt | Schwimmweste, Rettungsring
630790 | Other made-up textile article | Andere konfektionierte Textilware
630800 | Embroidery or rug making kit | Stick- oder Knüpfset
630900 | Worn clothing in bulk | Altkleider
631010 | Sorted rags | Sortierte Lumpen
631090 | Other rags | Andere Lumpen
`;

export const homeTextiles = { goods, names };

// Words for goods of chapter 94: furniture, bedding and small buildings.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
940120 | car seat, racing seat, bucket seat, rally seat | Autositz, Rennsitz, Schalensitz, Sportsitz Auto
940180 | child car seat, baby car seat, booster seat, infant car seat, isofix seat | Kindersitz, Kinderautositz, Babyschale, Sitzerhöhung, Reboarder
940139,940131 | office chair, swivel chair, desk chair, gaming chair | Bürostuhl, Drehstuhl, Schreibtischstuhl, Gamingstuhl, Chefsessel
940149,940141 | sofa bed, futon sofa, bed chair | Schlafsofa, Bettsofa, Schlafsessel
940153,940152,940159 | rattan chair, wicker chair, bamboo chair | Rattanstuhl, Korbstuhl, Korbsessel, Bambusstuhl
940161,940171 | sofa, armchair, couch, recliner, upholstered chair, wing chair | Sofa, Sessel, Couch, Ohrensessel, Relaxsessel, Polsterstuhl
940169,940161,940179,940171 | chair, stool, dining chair, bar stool, wooden chair, bench, step stool | Stuhl, Hocker, Esszimmerstuhl, Barhocker, Holzstuhl, Sitzbank
940169,940180 | high chair, baby high chair, tripp trapp | Hochstuhl, Kinderhochstuhl, Treppenhochstuhl
940179,940171 | folding chair, camping chair, garden chair, deck chair, sun lounger, beer bench | Klappstuhl, Campingstuhl, Gartenstuhl, Liegestuhl, Sonnenliege, Bierbank
940180 | plastic chair, baby bouncer, inflatable chair | Kunststoffstuhl, Babywippe, Luftsessel
940191,940199 | chair part, chair leg, office chair caster base, sofa leg, armrest | Stuhlteil, Stuhlbein, Armlehne, Fußkreuz Bürostuhl, Sofafuß
940310,940330 | office cabinet metal, standing desk, height-adjustable desk, filing cabinet | Aktenschrank, höhenverstellbarer Schreibtisch, Rollcontainer, Bürotisch
940330,940360 | desk, writing desk, office desk | Schreibtisch, Sekretär Möbel, Computertisch
940320 | metal shelf, metal cabinet, metal table, shelving unit metal, clothes rack, shoe rack metal | Metallregal, Metallschrank, Kleiderstange, Schwerlastregal, Metalltisch, Garderobenständer
940340 | kitchen cabinet, kitchen unit, wooden kitchen furniture | Küchenschrank, Küchenmöbel, Küchenzeile
940350 | bed, bed frame, wardrobe, chest of drawers, nightstand, bedside table, crib, bedroom furniture | Bett, Bettgestell, Kleiderschrank, Kommode, Nachttisch, Schlafzimmermöbel, Babybett, Kinderbett
940360 | table, shelf, cabinet, furniture, dining table, coffee table, bookcase, sideboard | Tisch, Regal, Schrank, Möbel, Esstisch, Couchtisch, Bücherregal, Sideboard
940360 | tv stand, shoe cabinet, wall shelf, display cabinet | TV-Lowboard, Schuhschrank, Wandregal, Vitrine, Holzmöbel, Beistelltisch
940370 | plastic furniture, plastic shelf, plastic table, garden table plastic | Kunststoffmöbel, Kunststoffregal, Plastiktisch, Kunststoffschrank
940383,940382,940389 | rattan furniture, bamboo shelf, wicker furniture, glass table, marble table | Rattanmöbel, Bambusregal, Korbmöbel, Glastisch, Marmortisch
940391,940399 | furniture part, table leg, table top, drawer front, cabinet door, shelf board | Möbelteil, Tischbein, Tischplatte, Schubladenfront, Schranktür, Regalboden
940410 | slatted frame, bed base, box spring base | Lattenrost, Federleiste, Boxspringunterbau
940421,940429 | mattress, foam mattress, mattress topper, spring mattress | Matratze, Schaumstoffmatratze, Topper, Federkernmatratze, Kindermatratze
940430 | sleeping bag, mummy sleeping bag, children's sleeping bag | Schlafsack, Mumienschlafsack
940440 | duvet, quilt, comforter, bedspread, eiderdown, patchwork quilt | Bettdecke, Daunendecke, Steppdecke, Tagesdecke, Oberbett, Patchworkdecke
940490 | pillow, cushion, neck pillow, nursing pillow, seat cushion, travel pillow, meditation cushion, sofa cushion | Kissen, Kopfkissen, Sofakissen, Nackenkissen, Stillkissen, Sitzkissen, Reisekissen, Dekokissen
940610,940690,940620 | garden shed, summer house, prefabricated house, greenhouse kit, playhouse building | Gartenhaus, Gerätehaus, Fertighaus, Gartenlaube, Carport Bausatz
940490,940180 | bean bag, beanbag chair, pouffe, pouf | Sitzsack, Pouf
940350 | baby cot, cot, cradle, bunk bed | Wiege, Hochbett, Etagenbett, Beistellbett
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
940120 | Vehicle seat | Fahrzeugsitz
940131 | Wooden swivel chair | Drehstuhl aus Holz
940139 | Swivel office chair | Drehstuhl, sonstiger
940141 | Wooden sofa bed | Schlafsofa aus Holz
940149 | Sofa bed, other | Schlafsofa, sonstiges
940152 | Bamboo seat | Sitzmöbel aus Bambus
940153 | Rattan seat | Sitzmöbel aus Rattan
940159 | Wicker seat, other | Sitzmöbel aus Flechtwerk
940161 | Upholstered seat, wooden frame | Polstersitz mit Holzgestell
940169 | Wooden seat, not upholstered | Holzsitz, ungepolstert
940171 | Upholstered seat, metal frame | Polstersitz mit Metallgestell
940179 | Metal seat, not upholstered | Metallsitz, ungepolstert
940191 | Seat parts of wood | Sitzteile aus Holz
940199 | Seat parts, other | Sitzteile, sonstige
940310 | Metal office furniture | Büromöbel aus Metall
940330 | Wooden office furniture | Büromöbel aus Holz
940340 | Wooden kitchen furniture | Küchenmöbel aus Holz
940350 | Wooden bedroom furniture | Schlafzimmermöbel aus Holz
940360 | Wooden furniture, other | Holzmöbel, sonstige
940370 | Plastic furniture | Möbel aus Kunststoff
940382 | Bamboo furniture | Möbel aus Bambus
940383 | Rattan furniture | Möbel aus Rattan
940389 | Glass, stone or other furniture | Möbel aus Glas, Stein oder anderem
940391 | Furniture parts of wood | Möbelteile aus Holz
940399 | Furniture parts, other | Möbelteile, sonstige
940410 | Bed base | Lattenrost
940421 | Foam mattress | Matratze aus Schaumstoff
940429 | Spring or other mattress | Federkern- oder andere Matratze
940430 | Sleeping bag | Schlafsack
940440 | Duvet or bedspread | Bettdecke oder Tagesdecke
940490 | Pillow or cushion | Kissen
940610 | Wooden prefabricated building | Fertiggebäude aus Holz
940620 | Steel building module | Gebäudemodul aus Stahl
940690 | Prefabricated building, other | Fertiggebäude, sonstiges
`;

export const furniture = { goods, names };

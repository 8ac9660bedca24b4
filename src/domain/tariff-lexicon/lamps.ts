// Words for goods of chapter 94: lamps, string lights and illuminated signs.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
940511,940519 | ceiling light, chandelier, pendant light, wall lamp, ceiling lamp, wall light, sconce | Deckenlampe, Kronleuchter, Pendelleuchte, Wandlampe, Deckenleuchte, Hängelampe, Wandleuchte
940521,940529 | table lamp, floor lamp, desk lamp, bedside lamp, lava lamp, salt lamp, standing lamp | Tischlampe, Stehlampe, Schreibtischlampe, Nachttischlampe, Lavalampe, Salzlampe, Tischleuchte
940521,940511,940542,940549 | lamp, light fixture, luminaire, lighting | Lampe, Leuchte, Beleuchtung, Designerlampe
940521,940542 | night light, children's night light, moon lamp | Nachtlicht, Kindernachtlicht, Schlummerlicht
940531,940539 | fairy lights, christmas lights, string lights, light chain, light curtain | Lichterkette, Weihnachtsbeleuchtung, Lichtervorhang, Weihnachtslichterkette
940541 | solar lamp, solar garden light, solar light, solar string light outdoor | Solarlampe, Solarleuchte, Solar-Gartenleuchte
940542,940549 | floodlight, ring light, spotlight, stage light, grow light, work light, aquarium light | Flutlicht, Ringlicht, Strahler, Bühnenscheinwerfer, Pflanzenlampe, Aquariumlampe, Discokugel beleuchtet
940542 | led candle, electric candle, flameless candle | LED-Kerze, elektrische Kerze, LED-Teelicht
940561,940569 | illuminated sign, neon sign, light box, advertising light | Leuchtschild, Neonschild, Leuchtreklame, Lightbox
940599,940592,940591 | lampshade, lamp shade, lamp part, lamp base, lamp glass, replacement lamp glass | Lampenschirm, Lampenteil, Lampenfuß, Lampenglas, Ersatzschirm
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
940511 | LED ceiling or wall light | Decken- oder Wandleuchte, LED
940519 | Ceiling or wall light, other | Decken- oder Wandleuchte, sonstige
940521 | LED table or floor lamp | Tisch- oder Stehlampe, LED
940529 | Table or floor lamp, other | Tisch- oder Stehlampe, sonstige
940531 | LED Christmas light chain | Weihnachtslichterkette, LED
940539 | Christmas light chain, other | Weihnachtslichterkette, sonstige
940541 | Solar LED light | Solarleuchte mit LED
940549 | Electric light, other | Elektrische Leuchte, sonstige
940561 | Illuminated LED sign | Leuchtschild mit LED
940569 | Illuminated sign, other | Leuchtschild, sonstiges
940591 | Lamp parts of glass | Lampenteile aus Glas
940592 | Lamp parts of plastic | Lampenteile aus Kunststoff
940599 | Lamp parts, other | Lampenteile, sonstige
`;

export const lamps = { goods, names };

// Words for goods of chapter 40: rubber.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
400110,400129 | liquid latex, natural latex | Flüssiglatex, Latexmilch, Naturlatex
400811,400821 | rubber sheet, neoprene sheet, cellular rubber | Gummiplatte, Zellkautschuk, Neoprenplatte, Gummimatte Meterware
400829,400819 | rubber profile, door seal strip, window seal rubber | Gummiprofil, Türdichtung, Dichtungsband, Fensterdichtung, Kederband
400700 | latex thread, solid rubber cord | Latexfaden, Rundgummi, Vollgummischnur
400942,400931,400911,400932 | rubber hose, fuel hose, radiator hose, coolant hose | Gummischlauch, Kühlerschlauch, Kraftstoffschlauch, Benzinschlauch, Unterdruckschlauch
401031,401033,401036,401039 | v-belt, drive belt, ribbed belt | Keilriemen, Keilrippenriemen, Antriebsriemen
401035,401036,401039 | timing belt, toothed belt | Zahnriemen, Steuerriemen
401110 | car tyre, tire, winter tyre, summer tyre | Autoreifen, Reifen, Winterreifen, Sommerreifen, Ganzjahresreifen
401140 | motorcycle tyre, scooter tyre | Motorradreifen, Rollerreifen, Mopedreifen
401150 | bicycle tyre, bike tire, tubular tyre | Fahrradreifen, Fahrradmantel, Schlauchreifen, Faltreifen
401170,401190 | tractor tyre, wheelbarrow tyre, lawn mower tyre | Traktorreifen, Schubkarrenreifen, Ackerschlepperreifen
401220 | used tyre, part-worn tyre | Altreifen, Gebrauchtreifen
401320 | bicycle inner tube, bike tube | Fahrradschlauch, Schlauch Fahrrad
401310,401390 | car inner tube, motorcycle inner tube, wheelbarrow tube | Reifenschlauch, Motorradschlauch, Schubkarrenschlauch
401410 | condom, condoms latex | Kondom, Präservativ
401490 | hot water bottle, rubber teat, enema bulb, ice bag | Wärmflasche, Flaschensauger, Gummisauger, Klistier, Bettflasche
401512 | nitrile gloves, medical gloves, latex gloves, surgical gloves, examination gloves | Nitrilhandschuhe, Latexhandschuhe, OP-Handschuhe, Untersuchungshandschuhe, Medizinhandschuhe
401519 | rubber gloves, household gloves | Gummihandschuhe, Haushaltshandschuhe, Putzhandschuhe, Spülhandschuhe
401590 | latex clothing, rubber apron, latex suit | Latexkleidung, Gummischürze, Latexanzug
401610 | sponge rubber article, foam rubber grip | Zellgummiteil, Moosgummigriff
401691 | car floor mat rubber, rubber mat, door mat rubber, anti-fatigue mat, bath mat rubber | Gummifußmatte, Auto-Fußmatte Gummi, Gummimatte, Fußmatte Gummi, Badematte Gummi, Kofferraummatte
401692 | eraser, rubber eraser | Radiergummi, Radierer, Knetradierer
401693 | rubber seal, o-ring, gasket, rubber washer, oil seal | Dichtung, O-Ring, Dichtungsring, Gummidichtung, Flachdichtung, Simmerring, Ventildeckeldichtung
401694,401695 | boat fender, inflatable rubber article | Bootsfender, Stegfender
401699 | rubber article, rubber feet, rubber band, rubber buffer, plunger | Gummiteil, Gummifüße, Gummiband Ring, Gummipuffer, Haushaltsgummi, Pömpel, Gummiringe, Saugglocke
401699 | jar ring, preserving ring, rubber stopper | Einmachgummi, Gummistopfen, Einkochring
401700 | ebonite rod, hard rubber | Hartgummi, Ebonit
`;

/** What each code is called: code | English | German. */
const names = `
400110 | Natural latex, liquid | Naturlatex, flüssig
400129 | Natural rubber, raw | Naturkautschuk, roh
400700 | Rubber thread and cord | Gummifäden und -schnüre
400811 | Foam rubber sheet | Zellgummiplatte
400819 | Foam rubber profile | Zellgummiprofil
400821 | Solid rubber sheet | Vollgummiplatte
400829 | Solid rubber profile | Vollgummiprofil
400911 | Rubber hose, plain | Gummischlauch, unverstärkt
400931 | Rubber hose, textile reinforced | Gummischlauch, textilverstärkt
400932 | Rubber hose, textile reinforced, with fittings | Gummischlauch, textilverstärkt, mit Anschlüssen
400942 | Rubber hose with fittings | Gummischlauch mit Anschlüssen
401031 | V-ribbed belt, 60 to 180 cm | Keilrippenriemen, 60 bis 180 cm
401033 | V-ribbed belt, 180 to 240 cm | Keilrippenriemen, 180 bis 240 cm
401035 | Toothed belt, 60 to 150 cm | Zahnriemen, 60 bis 150 cm
401036 | Toothed belt, 150 to 198 cm | Zahnriemen, 150 bis 198 cm
401039 | Drive belts, other lengths | Antriebsriemen, andere Längen
401110 | Car tyres, new | Autoreifen, neu
401140 | Motorcycle tyres, new | Motorradreifen, neu
401150 | Bicycle tyres, new | Fahrradreifen, neu
401170 | Tractor tyres, new | Traktorreifen, neu
401190 | Tyres, new, other vehicles | Reifen, neu, andere Fahrzeuge
401220 | Used tyres | Gebrauchte Reifen
401310 | Car inner tubes | Autoschläuche
401320 | Bicycle inner tubes | Fahrradschläuche
401390 | Inner tubes, other vehicles | Schläuche für andere Fahrzeuge
401410 | Condoms | Kondome
401512 | Medical rubber gloves | Medizinische Gummihandschuhe
401519 | Rubber gloves, household | Gummihandschuhe, Haushalt
401590 | Rubber clothing | Kleidung aus Gummi
401610 | Foam rubber articles | Waren aus Zellgummi
401691 | Rubber mats | Gummimatten
401692 | Erasers | Radiergummis
401693 | Rubber seals and gaskets | Gummidichtungen
401694 | Rubber boat fenders | Bootsfender aus Gummi
401695 | Inflatable rubber articles | Aufblasbare Gummiwaren
401699 | Rubber articles, other kinds | Gummiwaren, andere Arten
401700 | Hard rubber | Hartgummi
`;

export const rubber = { goods, names };

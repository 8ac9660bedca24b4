// Words for goods of chapter 97: art, collectors' pieces and antiques.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
970191,970121 | painting, oil painting, original artwork, watercolour painting, canvas painting original, acrylic painting | Gemälde, Ölgemälde, Kunstwerk, Aquarell, Acrylbild, Originalgemälde, Ölbild
970191,970121 | drawing, pastel drawing, ink drawing, charcoal sketch, hand-painted icon | Zeichnung, Tuschezeichnung, Kohlezeichnung, Skizze, Originalzeichnung, Ikone
970191 | contemporary portrait, pet portrait hand-painted | handgemaltes Porträt, Auftragsporträt
970192,970122 | mosaic art, mosaic picture | Mosaikbild, Mosaik Kunst
970199,970129 | collage, art collage, decorative plaque collage | Collage, Kunstcollage, Assemblage
970290,970210 | lithograph, etching, woodcut print, original print, engraving original, limited edition print, screen print | Lithografie, Radierung, Holzschnitt, Kupferstich, Originalgrafik, Linolschnitt, Siebdruck Kunst
970390,970310 | sculpture, statue, bronze sculpture, art sculpture, bust | Skulptur, Statue, Bronzeskulptur, Plastik Kunst, Büste
970400 | postage stamp, stamp collection, first day cover, stamp album filled, used stamp | Briefmarke, Briefmarkensammlung, Ersttagsbrief, Sammlerbriefmarke, Sondermarke
970539,970531 | collector coin, coin collection, ancient coin, historic banknote, numismatic coin | Sammlermünze, Münzsammlung, antike Münze, historischer Geldschein, Sammelmünze
970529 | fossil, mineral specimen, meteorite, mounted butterfly, taxidermy, ammonite, insect collection | Fossil, Mineral Sammlerstück, Meteorit, Schmetterlingspräparat, Tierpräparat, Ammonit, Versteinerung
970522,970521 | coral collection specimen, endangered species specimen, human skeleton specimen | Korallen-Sammlerstück, Artenschutz-Präparat, Skelettpräparat
970510 | militaria, historical medal, archaeological find, collector's item, memorabilia, military medal | Militaria, Orden, historisches Abzeichen, archäologischer Fund, Sammlerstück, Memorabilia, Sammlerobjekt
970690,970610 | antique, antique furniture, antique clock, antique porcelain, antique book over 100 years, antiquity | Antiquität, antikes Möbelstück, antikes Porzellan, Antikuhr, Antiquitäten
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
970121 | Painting or drawing, over 100 years | Gemälde oder Zeichnung, über 100 Jahre
970122 | Mosaic, over 100 years | Mosaik, über 100 Jahre
970129 | Collage, over 100 years | Collage, über 100 Jahre
970191 | Painting or drawing, newer | Gemälde oder Zeichnung, jünger
970192 | Mosaic, newer | Mosaik, jünger
970199 | Collage, newer | Collage, jünger
970210 | Original print, over 100 years | Originalgrafik, über 100 Jahre
970290 | Original print, newer | Originalgrafik, jünger
970310 | Original sculpture, over 100 years | Originalskulptur, über 100 Jahre
970390 | Original sculpture, newer | Originalskulptur, jünger
970400 | Collectors’ stamps | Briefmarken für Sammler
970510 | Historical collectors’ piece | Historisches Sammlerstück
970521 | Human specimen | Menschliches Präparat
970522 | Endangered species specimen | Präparat geschützter Arten
970529 | Natural history specimen | Naturkundliches Sammlerstück
970531 | Collectors’ coins, over 100 years | Sammlermünzen, über 100 Jahre
970539 | Collectors’ coins, newer | Sammlermünzen, jünger
970610 | Antique, over 250 years | Antiquität, über 250 Jahre
970690 | Antique, 100 to 250 years | Antiquität, 100 bis 250 Jahre
`;

export const artAndAntiques = { goods, names };

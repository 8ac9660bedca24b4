// Words for goods of chapter 49: books and other printed matter.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
490199 | book, novel, paperback, textbook | Buch, Roman, Taschenbuch, Sachbuch, Lehrbuch
490199 | cookbook, guidebook, hardcover | Kochbuch, Reiseführer, Fachbuch, Schulbuch, Bücher
490199 | bible, prayer book, hymn book, koran | Bibel, Gebetbuch, Gesangbuch, Koran
490199 | manga, comic book, graphic novel | Manga, Comicbuch, Graphic Novel, Comicband
490199 | puzzle book, sudoku, workbook, adult colouring book, crossword book | Rätselbuch, Sudoku, Arbeitsheft, Übungsbuch, Malbuch für Erwachsene, Rätselheft
490199,490290 | comic, comic issue, comic magazine | Comic, Comicheft
490191 | dictionary, encyclopedia | Wörterbuch, Lexikon, Enzyklopädie, Duden
490300 | children's picture book, colouring book, sticker book, board book, pop-up book | Bilderbuch, Malbuch, Kinderbilderbuch, Stickerbuch, Pappbilderbuch, Wimmelbuch, Kinderbuch, Ausmalbuch
490290,490210 | magazine, trade magazine, fanzine | Zeitschrift, Magazin, Illustrierte, Fachzeitschrift, Zeitschriften
490210,490290 | newspaper, daily newspaper | Zeitung, Tageszeitung, Wochenzeitung
490110 | leaflet, brochure single sheet, instruction sheet, user manual sheet | Faltblatt, Merkblatt, Beipackzettel
490199,490110 | instruction manual, owner's manual, service manual, booklet, brochure | Bedienungsanleitung, Handbuch, Broschüre, Betriebsanleitung, Reparaturanleitung, Heftchen
490199,491199 | knitting pattern booklet, crochet pattern, sewing pattern book | Strickanleitung, Häkelanleitung, Handarbeitsheft
491110 | catalogue, advertising material, flyer, promotional brochure, travel brochure | Katalog, Werbematerial, Prospekt, Flyer, Werbeflyer, Reisekatalog, Werbung
491191 | poster, art print, photograph, picture print | Poster, Kunstdruck, Foto, Plakat, Fotodruck
491191 | photo, photo print, wall art print | Filmplakat, Fotoabzug, Bild, Wandbild Papier, Lithografie Druck
491191,490199 | photo book, yearbook photo | Fotobuch, Fotobuch individuell
491191 | autograph card, photocard, kpop photocard, panini sticker, football sticker, postcard print picture | Autogrammkarte, Photocard, Panini-Bild, Fußballsticker, Autogramm, Sammelbild
491191 | holy picture, educational wall chart, school chart | Heiligenbild, Lehrtafel, Schulwandbild
490900 | greeting card, postcard, wedding invitation | Grußkarte, Postkarte, Ansichtskarte, Glückwunschkarte, Einladungskarte
490900 | birthday card, christmas card, picture postcard | Weihnachtskarte, Geburtstagskarte, Hochzeitseinladung, Trauerkarte
491000 | calendar, wall calendar, advent calendar paper, desk calendar, tear-off calendar | Kalender, Wandkalender, Tischkalender, Adventskalender, Abreißkalender, Fotokalender, Bastelkalender
490590 | map, globe, city map, hiking map, wall map, nautical chart, star chart | Landkarte, Globus, Stadtplan, Wanderkarte, Weltkarte, Seekarte, Straßenkarte, Sternkarte
490520 | atlas, road atlas | Atlas, Straßenatlas, Weltatlas
490400 | sheet music, music score, songbook, music book | Noten, Notenheft, Partitur, Songbook, Liederbuch Noten, Notenbuch
490600 | architectural plan, technical drawing, blueprint | Bauplan, technische Zeichnung, Bauzeichnung, Konstruktionszeichnung
490700 | banknote, share certificate, paper money, cheque form | Banknote, Geldschein, historische Aktie, Wertpapier, Papiergeld, Notgeld
491199,490700 | document, certificate, contract, paperwork, business documents, diploma | Dokument, Urkunde, Vertrag, Unterlagen, Zeugnis, Dokumente, Geschäftspapiere
490890,482110,491199,391990 | sticker, decal, sticker sheet, stickers | Aufkleber, Sticker, Stickerbogen, Klebebildchen
490890,490810 | temporary tattoo, iron-on transfer, transfers, water slide decal, iron-on patch film | Abziehbild, Klebetattoo, Bügelbild, Bügeltransfer, temporäres Tattoo, Decal Modellbau, Kindertattoo, Nagelsticker
490810 | ceramic decal, ceramic transfer | Keramik-Abziehbild, Schiebebild Keramik
491199 | business card, ticket, gift voucher, voucher, event ticket, printed bookmark | Visitenkarte, Eintrittskarte, Gutschein, Geschenkgutschein, Ticket, Lesezeichen, Konzertkarte, Fahrkarte
491199 | flash cards, tarot booklet printed matter, printed matter, educational cards, milestone cards | Drucksache, Lernkarten, Meilensteinkarten, Bildkarten, Drucksachen, Karteikarten bedruckt
491199 | menu card, place card, paper banner, printed form | Speisekarte, Tischkarte, Menükarte, Platzkarte, Formular
`;

/** What each code is called: code | English | German. */
const names = `
490110 | Leaflets, single sheet | Faltblätter
490191 | Dictionaries and encyclopaedias | Wörterbücher und Lexika
490199 | Books | Bücher
490210 | Daily newspapers | Tageszeitungen
490290 | Magazines | Zeitschriften
490300 | Children’s picture and colouring books | Bilder- und Malbücher für Kinder
490400 | Sheet music | Noten
490520 | Atlases | Atlanten
490590 | Maps and globes | Landkarten und Globen
490600 | Plans and drawings | Pläne und Zeichnungen
490700 | Banknotes, shares, unused stamps | Banknoten, Aktien, ungebrauchte Marken
490810 | Transfers for ceramics and glass | Abziehbilder für Keramik und Glas
490900 | Postcards and greeting cards | Post- und Grußkarten
491000 | Calendars, printed | Kalender, gedruckt
491110 | Advertising print and catalogues | Werbedrucke und Kataloge
491199 | Printed matter, other | Drucksachen, andere
`;

export const printedMatter = { goods, names };

// Words for goods of chapter 48: paper and paperboard.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
480256,480257,480258 | printer paper, copy paper, coloured paper, sketch paper, office paper | Druckerpapier, Kopierpapier, Tonpapier, Zeichenpapier, Skizzenpapier, Büropapier, A4-Papier
480210 | handmade paper, washi paper, lokta paper | Büttenpapier, handgeschöpftes Papier, Washi-Papier, Japanpapier
480258,481092 | cardstock, card stock, tonkarton, watercolour paper, craft card | Tonkarton, Fotokarton, Aquarellpapier, Bastelkarton, Zeichenkarton
480300,481890 | tissue paper stock, paper towel roll jumbo | Zellstofftuch, Putzrolle Papier, Ärztekrepp
480439,480431,480449 | kraft paper, brown paper roll, packing paper | Packpapier, Kraftpapier, Kraftpapierrolle
480591,481190,482390 | tissue paper, flower tissue paper, silk paper, newsprint packing paper | Seidenpapier, Blumenseide, Transparentpapier Bastel, Füllpapier
480620,481159,481190 | baking paper, greaseproof paper, parchment paper, sandwich paper | Backpapier, Butterbrotpapier, Pergamentpapier
480630,480640 | tracing paper, glassine, transparent paper | Transparentpapier, Pauspapier, Architektenpapier, Pergamin
480810 | corrugated cardboard sheet, corrugated paper | Wellpappe, Wellpappenrolle, Bastelwellpappe
480890 | crepe paper, florist crepe | Krepppapier, Floristenkrepp
481690,480920,481620 | carbon paper, transfer paper, tattoo transfer paper | Kohlepapier, Durchschlagpapier, Transferpapier, Blaupapier
481014,481190,481013 | inkjet photo paper, glossy paper, photo paper | Fotopapier, Inkjetpapier, Glanzpapier, Fotodruckpapier
481190,481141 | thermal paper roll, receipt roll, label printer roll | Thermopapier, Bonrolle, Thermorolle, Kassenrolle
481190,482390 | gift wrap, wrapping paper, scrapbook paper, design paper, decoupage paper, origami paper | Geschenkpapier, Weihnachtspapier, Scrapbookpapier, Motivpapier, Origamipapier, Decoupagepapier, Faltblätter Origami
481141 | washi tape, masking tape, paper tape, kraft tape | Washi-Tape, Kreppband, Papierklebeband, Malerkrepp, Abdeckband, Abklebeband
481310,481320 | rolling papers, cigarette paper, cigarette tubes | Zigarettenpapier, Drehpapier, Blättchen, Zigarettenhülsen, Longpapers
481420,481490 | wallpaper, non-woven wallpaper, photo wallpaper, wallpaper border | Tapete, Vliestapete, Fototapete, Tapetenbordüre, Kindertapete
481710 | envelope, padded envelope, bubble mailer paper | Briefumschlag, Kuvert, Luftpolsterumschlag, Briefkuvert, Luftpolstertasche, Versandtasche
481720 | correspondence card, plain postcard, blank card | Blankokarte, Briefkarte, Karteikarte blanko, Klappkarte blanko
481730 | stationery set, writing paper set, letter set | Briefpapier, Briefpapierset, Schreibset, Briefset
481810 | toilet paper, toilet roll | Toilettenpapier, Klopapier
481820 | tissues, paper towels, kitchen roll, paper handkerchief, facial tissues | Taschentücher, Küchenrolle, Papiertaschentücher, Kosmetiktücher, Papierhandtücher
481830 | paper napkin, paper tablecloth, serviettes | Papierserviette, Serviette, Papiertischdecke, Partyserviette, Tischläufer Papier
481850 | paper clothing, paper bib, disposable paper gown | Papierkleidung, Einwegkittel Papier, Papierlätzchen
481890 | bed protection paper, toilet seat cover paper, couch roll | Liegenpapier, Toilettensitzauflage Papier
481910 | shipping box, cardboard box, moving box, corrugated box, carton | Versandkarton, Karton, Umzugskarton, Faltkarton, Pappkarton, Paketkarton
481920 | gift box paper, folding carton, cake box, packaging box, paper box, jewellery gift box | Geschenkbox, Faltschachtel, Pappschachtel, Tortenkarton, Geschenkschachtel, Schachtel, Verpackungsschachtel
481940,481930 | paper bag, gift bag, bread bag paper, candy bag, lunch bag paper, advent calendar bags | Papiertüte, Geschenktüte, Papiertragetasche, Butterbrottüte, Kraftpapierbeutel, Geschenktasche, Adventskalender-Tüten
481950,481940,482390 | school cone, german school cone | Schultüte, Zuckertüte, Schultüten-Rohling
481950,481910 | mailing tube, record mailer, record sleeve, poster tube | Versandrolle, Schallplattenhülle, Posterrolle, LP-Innenhülle, Versandröhre, LP-Versandkarton
481960 | box file, magazine file, letter tray cardboard, storage box cardboard | Stehsammler, Archivbox, Aktenbox, Stehordner, Aufbewahrungsbox Pappe
482010 | notebook, diary, notepad, journal, planner | Notizbuch, Tagebuch, Notizblock, Terminplaner, Skizzenbuch, Haftnotizen
482010 | sketchbook, sticky notes, guest book, receipt book | Gästebuch, Quittungsblock, Bullet Journal, Kalenderbuch, Collegeblock, Freundebuch
482020 | exercise book, school notebook | Schulheft, Schreibheft, Heft, Vokabelheft
482030 | binder, folder, ring binder, file folder, lever arch file | Ordner, Ringbuch, Aktenordner, Schnellhefter, Sammelmappe, Hängeregister, Ringordner, Mappe
482040 | business form pad, delivery note book | Durchschreibebuch, Formularblock, Lieferscheinblock
482050 | photo album, stamp album, coin album, scrapbook album, card collection album | Fotoalbum, Briefmarkenalbum, Münzalbum, Sammelalbum, Scrapbook-Album, Album, Sammelkartenalbum
482090 | book cover paper, desk blotter, index cards, menu cover cardboard | Bucheinband, Schreibunterlage Papier, Karteikarten, Lernkarten blanko
482110,482190 | labels, adhesive labels, address labels, name labels, price tags, gift tag, shipping labels | Etiketten, Klebeetiketten, Adressaufkleber, Namensetiketten, Preisschild, Geschenkanhänger, Versandetiketten, Anhängeetikett
482320 | coffee filter, filter paper, tea filter bags, vacuum filter paper | Kaffeefilter, Filterpapier, Teefilter, Filtertüte, Papierfilter
482369,482361 | paper plates, paper cups, cupcake liners, muffin cases, disposable tableware paper | Pappteller, Pappbecher, Muffinförmchen, Papierbackform, Einweggeschirr Papier, Partyteller
482370 | egg carton, moulded pulp tray, papier mache shapes | Eierkarton, Pappmaché, Eierschachtel, Pappmachéfigur
482390 | paper straw, paper lantern, paper garland, sewing pattern, paper shapes, lampion | Papierstrohhalm, Papierlaterne, Lampion, Schnittmuster, Papiersterne, Papiergirlande, Herrnhuter Stern Papier, St.-Martins-Laterne
482390 | papercraft kit, quilling strips, passepartout, paper punch-outs, dust bag vacuum paper | Bastelbogen, Quillingstreifen, Passepartout, Fröbelstern, Stanzteile Papier, Kartenmodell
`;

/** What each code is called: code | English | German. */
const names = `
480210 | Handmade paper | Handgeschöpftes Papier
480256 | Paper in sheets up to A3 | Papier in Bögen bis A3
480257 | Paper in larger sheets | Papier in größeren Bögen
480258 | Paper and card over 150 g | Papier und Karton über 150 g
480300 | Tissue stock | Zellstoffpapier in Rollen
480431 | Kraft paper, light, brown | Kraftpapier, leicht, braun
480439 | Kraft paper, light, other | Kraftpapier, leicht, anderes
480449 | Kraft paper, medium weight | Kraftpapier, mittelschwer
480591 | Thin uncoated paper | Dünnes ungestrichenes Papier
480620 | Greaseproof paper | Pergamentersatzpapier
480630 | Tracing paper | Transparentpapier zum Zeichnen
480640 | Glassine paper | Pergaminpapier
480810 | Corrugated cardboard | Wellpappe
480890 | Crêpe and embossed paper | Krepp- und Prägepapier
480920 | Self-copy paper, large sheets | Durchschreibepapier, große Bögen
481013 | Coated paper in rolls | Gestrichenes Papier in Rollen
481014 | Coated paper in sheets | Gestrichenes Papier in Bögen
481092 | Multi-ply board | Mehrlagiger Karton
481141 | Self-adhesive paper | Selbstklebendes Papier
481159 | Plastic-coated paper | Kunststoffbeschichtetes Papier
481190 | Printed, coated or coloured paper | Bedrucktes, beschichtetes oder gefärbtes Papier
481310 | Cigarette paper, booklets and tubes | Zigarettenpapier, Heftchen und Hülsen
481320 | Cigarette paper, narrow rolls | Zigarettenpapier, schmale Rollen
481420 | Wallpaper, plastic coated | Tapete, kunststoffbeschichtet
481490 | Wallpaper, other | Tapete, andere
481620 | Self-copy paper, small | Durchschreibepapier, klein
481690 | Carbon and transfer paper | Kohle- und Transferpapier
481710 | Envelopes | Briefumschläge
481720 | Plain correspondence cards | Blanko-Briefkarten
481730 | Stationery sets | Briefpapiersets
481810 | Toilet paper | Toilettenpapier
481820 | Tissues and paper towels | Papiertaschentücher und Küchenrollen
481830 | Paper napkins and tablecloths | Papierservietten und -tischdecken
481850 | Paper clothing | Kleidung aus Papier
481890 | Hygiene paper articles, other | Hygieneartikel aus Papier, andere
481910 | Corrugated cardboard boxes | Kartons aus Wellpappe
481920 | Folding boxes of card | Faltschachteln aus Pappe
481930 | Paper sacks, wide | Papiersäcke, breit
481940 | Paper bags | Papiertüten
481950 | Card tubes, sleeves, other packaging | Papphülsen, Hüllen, andere Verpackung
481960 | Office boxes and files of card | Büroboxen und Stehsammler aus Pappe
482010 | Notebooks, diaries and pads | Notizbücher, Kalenderbücher und Blöcke
482020 | Exercise books | Schulhefte
482030 | Binders and folders | Ordner und Mappen
482040 | Business forms | Geschäftsformulare
482050 | Photo and collector’s albums | Foto- und Sammelalben
482090 | Stationery of paper, other | Schreibwaren aus Papier, andere
482110 | Labels, printed | Etiketten, bedruckt
482190 | Labels, plain | Etiketten, unbedruckt
482320 | Filter paper | Filterpapier
482361 | Bamboo paper plates and cups | Teller und Becher aus Bambuspapier
482369 | Paper plates and cups | Teller und Becher aus Papier
482370 | Moulded pulp articles | Waren aus Papierfaserguss
482390 | Paper articles, other | Papierwaren, andere
`;

export const paper = { goods, names };

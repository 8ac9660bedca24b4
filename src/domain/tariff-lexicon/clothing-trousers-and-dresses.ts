// Words for goods of chapters 61 and 62: trousers, skirts, dresses, suits, sports and work wear, babies' clothes.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
620342,620462 | jeans, denim jeans, skinny jeans, bootcut jeans, denim pants | Jeans, Jeanshose, Röhrenjeans, Schlagjeans
620342,620462,620343,620463 | trousers, pants, slacks, fabric trousers | Hose, Stoffhose, lange Hose, Freizeithose
620342,620343,620341,610342 | men's trousers, men's pants, men's jeans, suit trousers | Herrenhose, Herrenjeans, Männerhose, Anzughose
620342,620462 | chinos, chino, khakis, cargo pants, corduroy trousers | Chino, Chinohose, Cargohose, Cordhose
620462,620463,610462,610463 | women's trousers, women's pants, women's jeans, palazzo pants, culottes | Damenhose, Damenjeans, Frauenhose, Palazzohose, Culotte
610463,610462 | leggings, jeggings, yoga pants, treggings | Leggings, Leggins, Jeggings, Yogahose
610342,610343,610462,610463 | jogging pants, sweatpants, joggers, jogging bottoms, tracksuit bottoms | Jogginghose, Sweathose, Jogger, Sporthose, Trainingshose, Haremshose
610343,610463 | sports tights, running tights, cycling shorts, cycling bib shorts | Lauftights, Laufhose, Radhose, Radlerhose, Fahrradhose
620342,620462,620343,620463,610342 | shorts, bermuda shorts, hot pants, cargo shorts | Shorts, kurze Hose, Bermudas, Bermudashorts, Hotpants
610343,620343,610463,620463 | gym shorts, football shorts, running shorts | Sportshorts, Laufshorts, Fußballhose, Turnhose
620343,620463,620342,620462 | hiking trousers, trekking pants, zip-off trousers, outdoor pants | Wanderhose, Trekkinghose, Outdoorhose, Zip-off-Hose
620343,620463,621040,621050 | ski pants, ski trousers, snow pants, snowboard pants | Skihose, Schneehose, Snowboardhose, Thermohose
610343,610463,620342 | riding breeches, jodhpurs, riding leggings | Reithose, Reitleggings
620342,620462 | dungarees, bib overalls, bib and brace | Latzhose, Arbeitslatzhose, Jeanslatzhose
621132,621133,611430,621142,621143 | jumpsuit, boiler suit, one-piece suit, playsuit | Jumpsuit, Playsuit, Einteiler
620443,620442,610443,610442,620444 | dress, summer dress, maxi dress, midi dress, shirt dress | Kleid, Sommerkleid, Damenkleid, Maxikleid, Minikleid, Strandkleid
620443,620444,610443,620449 | evening dress, cocktail dress, ball gown, prom dress, bridesmaid dress | Abendkleid, Cocktailkleid, Ballkleid, Abiballkleid, Brautjungfernkleid
620443,620449,620444 | wedding dress, bridal gown, wedding gown | Brautkleid, Hochzeitskleid
610443,610442,610441 | knitted dress, jersey dress, sweater dress | Strickkleid, Jerseykleid, Etuikleid
620442,620443 | dirndl, dirndl dress, bavarian dress | Dirndl, Dirndlkleid, Trachtenkleid
620449,620442 | silk dress, linen dress | Seidenkleid, Leinenkleid
620442,620443,610442 | girl's dress, communion dress, flower girl dress | Mädchenkleid, Kommunionkleid
620452,620453,610452,610453,620451 | skirt, miniskirt, pleated skirt, midi skirt | Rock, Damenrock, Minirock, Faltenrock, Maxirock
620459,620453,610453 | petticoat skirt, tulle skirt, tutu skirt | Tüllrock, Tutu, Petticoatrock
620451,621139,620453 | kilt, scottish kilt | Kilt, Schottenrock
620311,620312,620319 | suit, men's suit, business suit, three-piece suit | Anzug, Herrenanzug, Businessanzug, Dreiteiler
620311,620312 | tuxedo, dinner suit, tailcoat | Smoking, Frack, Hochzeitsanzug
620413,620411,620412,610413 | women's suit, trouser suit, pantsuit, skirt suit | Damenanzug, Hosenanzug, Damenkostüm
611212,611211,611219,621133 | tracksuit, jogging suit, track suit, track jacket | Trainingsanzug, Jogginganzug, Trainingsjacke, Sportanzug
611241,621112,611249 | swimsuit, bikini, bathing suit, swimwear, tankini | Badeanzug, Bikini, Bademode, Damenbademode, Tankini, Schwimmanzug
611231,621111,611239 | swim trunks, swimming shorts, board shorts, swimming trunks | Badehose, Badeshorts, Boardshorts, Schwimmhose
611300 | wetsuit, neoprene suit, diving suit, surf suit | Neoprenanzug, Tauchanzug, Surfanzug, Wetsuit
621120,611220 | ski suit, snowsuit, ski overall | Skianzug, Schneeanzug, Skioverall
621132,620322,621142,620422 | judo suit, karate suit, judogi, martial arts uniform | Judoanzug, Karateanzug, Kampfsportanzug, Judogi
611430,611420 | leotard, gymnastics suit, ballet suit | Gymnastikanzug, Turnanzug, Ballettanzug, Trikotanzug
611430,621143,621133,621010 | costume, cosplay costume, fancy dress, halloween costume, carnival costume | Kostüm, Cosplay-Kostüm, Faschingskostüm, Karnevalskostüm, Halloweenkostüm, Verkleidung
611430,610892,610799 | onesie, jumpsuit pyjama, animal onesie | Onesie, Kigurumi
621133,621132,621143,621142 | workwear, work clothes, work jacket | Arbeitskleidung, Arbeitsjacke, Berufsbekleidung, Arbeitskittel
620342,620343,620462 | work trousers, work pants, cargo work trousers | Arbeitshose, Bundhose, Zunfthose
621133,621132,621010 | overalls, coveralls, mechanic overall | Overall, Arbeitsoverall, Blaumann, Rallyekombi
621010,621133 | protective suit, disposable coverall, painter's suit, hazmat suit | Schutzanzug, Einwegoverall, Maleranzug
621133,611030,621143 | safety vest, high-visibility vest, hi-vis vest, reflective vest | Warnweste, Sicherheitsweste, Reflektorweste
621142,621132,621143,621133 | apron, kitchen apron, cooking apron, bbq apron, pinafore | Schürze, Kochschürze, Grillschürze, Küchenschürze, Dirndlschürze
621132,621133,621142,621143 | chef jacket, chef's jacket, lab coat, nurse uniform, scrubs | Kochjacke, Laborkittel, Arztkittel, Kasack, Kittel
621133,621143,621139 | uniform, stage costume, choir robe, academic gown, graduation gown | Uniform, Talar, Robe, Chorrobe
611120,611130,620920,620930 | baby clothes, infant clothes, newborn outfit, baby outfit | Babykleidung, Babybekleidung, Erstausstattung, Babysachen
611120,620920 | baby bodysuit, romper, babygrow, baby onesie, sleepsuit | Strampler, Babybody, Wickelbody, Strampelanzug, Babyschlafanzug
611120,620920,611130 | bib, baby bib, bandana bib, drool bib | Lätzchen, Babylätzchen, Sabberlatz, Dreieckstuch für Babys
611120,611130 | baby socks, booties, baby booties, baby mittens | Babysocken, Babysöckchen, Strickschühchen, Babyhandschuhe
611120,611130,611190 | baby cardigan, baby jumper, baby trousers, baby leggings | Babyjacke, Babypullover, Babyhose, Babyleggings
620920,620990 | christening gown, baptism dress, christening outfit | Taufkleid, Taufanzug, Taufgewand
611120,620920 | baby sleep sack, swaddle sack | Pucksack, Strampelsack
620930,611130 | baby snowsuit, pram suit | Babyschneeanzug, Wagenanzug, Babyoverall
620462,610462,610463 | maternity trousers, maternity jeans, maternity leggings | Umstandshose, Umstandsjeans, Schwangerschaftshose
620443,610442,610443 | maternity dress, nursing dress | Umstandskleid, Stillkleid
610443,620442,620443 | abaya, kaftan, caftan, traditional dress | Abaya, Kaftan, Djellaba
610453,620453 | tennis skirt, sports skirt, running skirt, skort | Tennisrock, Sportrock, Laufrock, Hosenrock
611430,610892 | catsuit, body stocking, bodystocking | Catsuit, Bodystocking, Ganzkörperanzug
621040,640192 | waders, fishing waders, chest waders | Wathose, Watstiefel, Anglerhose
620311,620312,620319 | communion suit, boy's suit, wedding suit | Kommunionanzug, Jungenanzug, Konfirmationsanzug
621143,620443,611430 | dance costume, cheerleader uniform, tournament dress | Tanzkleid, Turnierkleid, Gardekostüm, Cheerleader-Uniform
`;

/** What each code is called: code | English | German. */
const names = `
620341 | Men’s trousers, wool | Herrenhose aus Wolle
620342 | Men’s trousers or shorts, woven cotton | Herrenhose, Shorts aus Baumwolle, gewebt
620343 | Men’s trousers or shorts, woven synthetic | Herrenhose, Shorts aus Synthetik, gewebt
610342 | Men’s trousers or shorts, knitted cotton | Herrenhose, Shorts aus Baumwolle, gewirkt
610343 | Men’s trousers or shorts, knitted synthetic | Herrenhose, Shorts aus Synthetik, gewirkt
620462 | Women’s trousers or shorts, woven cotton | Damenhose, Shorts aus Baumwolle, gewebt
620463 | Women’s trousers or shorts, woven synthetic | Damenhose, Shorts aus Synthetik, gewebt
610462 | Women’s trousers or leggings, knitted cotton | Damenhose, Leggings aus Baumwolle, gewirkt
610463 | Women’s trousers or leggings, knitted synthetic | Damenhose, Leggings aus Synthetik, gewirkt
620442 | Dress, woven cotton | Kleid aus Baumwolle, gewebt
620443 | Dress, woven synthetic | Kleid aus Synthetik, gewebt
620444 | Dress, woven viscose | Kleid aus Viskose, gewebt
620449 | Dress, silk, linen or other | Kleid aus Seide, Leinen u. a.
610441 | Dress, knitted wool | Kleid aus Wolle, gestrickt
610442 | Dress, knitted cotton | Kleid aus Baumwolle, gestrickt
610443 | Dress, knitted synthetic | Kleid aus Synthetik, gestrickt
620451 | Skirt, wool | Rock aus Wolle
620452 | Skirt, woven cotton | Rock aus Baumwolle, gewebt
620453 | Skirt, woven synthetic | Rock aus Synthetik, gewebt
620459 | Skirt, silk, linen or other | Rock aus Seide, Leinen u. a.
610452 | Skirt, knitted cotton | Rock aus Baumwolle, gewirkt
610453 | Skirt, knitted synthetic | Rock aus Synthetik, gewirkt
620311 | Men’s suit, wool | Herrenanzug aus Wolle
620312 | Men’s suit, synthetic fibres | Herrenanzug aus Synthetik
620319 | Men’s suit, cotton, linen or other | Herrenanzug aus Baumwolle, Leinen u. a.
620322 | Men’s ensemble, cotton | Herrenkombination aus Baumwolle
620422 | Women’s ensemble, cotton | Damenkombination aus Baumwolle
620411 | Women’s suit, wool | Damenkostüm aus Wolle
620412 | Women’s suit, cotton | Damenkostüm aus Baumwolle
620413 | Women’s suit, woven synthetic | Damenkostüm aus Synthetik, gewebt
610413 | Women’s suit, knitted synthetic | Damenkostüm aus Synthetik, gewirkt
611211 | Tracksuit, cotton | Trainingsanzug aus Baumwolle
611212 | Tracksuit, synthetic fibres | Trainingsanzug aus Synthetik
611219 | Tracksuit, other fibres | Trainingsanzug aus anderen Fasern
611220 | Ski suit, knitted | Skianzug, gewirkt
621120 | Ski suit, woven | Skianzug, gewebt
611231 | Men’s swimwear, knitted synthetic | Herrenbadehose aus Synthetik, gewirkt
611239 | Men’s swimwear, other knitted | Herrenbadehose, andere, gewirkt
611241 | Women’s swimwear, knitted synthetic | Damenbadeanzug aus Synthetik, gewirkt
611249 | Women’s swimwear, other knitted | Damenbadeanzug, anderer, gewirkt
621111 | Men’s swimwear, woven | Herrenbadehose, gewebt
621112 | Women’s swimwear, woven | Damenbadeanzug, gewebt
611420 | Other garment, knitted cotton | Andere Kleidung aus Baumwolle, gewirkt
611430 | Other garment, costume, knitted synthetic | Andere Kleidung, Kostüm aus Chemiefasern, gewirkt
621010 | Garment of felt or nonwoven | Kleidung aus Filz oder Vlies
611120 | Baby clothes, knitted cotton | Babykleidung aus Baumwolle, gewirkt
611130 | Baby clothes, knitted synthetic | Babykleidung aus Synthetik, gewirkt
611190 | Baby clothes, knitted wool or other | Babykleidung aus Wolle u. a., gewirkt
620920 | Baby clothes, woven cotton | Babykleidung aus Baumwolle, gewebt
620930 | Baby clothes, woven synthetic | Babykleidung aus Synthetik, gewebt
620990 | Baby clothes, woven wool, silk, other | Babykleidung aus Wolle, Seide u. a., gewebt
`;

export const clothingTrousersAndDresses = { goods, names };

// Words for goods of chapters 61 and 62: tops, from T-shirts to coats.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
610910,610990 | t-shirt, tshirt, tee shirt, band shirt, graphic tee | T-Shirt, Damenshirt, Herrenshirt, Kurzarmshirt, Bandshirt, Fanshirt
610910,610990 | tank top, camisole top, sleeveless top, crop top | Tanktop, Trägertop, Top, Oberteil, Spaghettiträgertop, Trägershirt
610910,610990 | undershirt, singlet, vest top, thermal vest | Unterhemd, Trägerhemd, Feinripphemd, Thermohemd
610910,610990,611020 | long sleeve, long-sleeved shirt, longsleeve | Langarmshirt, Longsleeve, Langarm-T-Shirt
610990,611030 | football shirt, soccer jersey, football jersey, team jersey, basketball jersey | Trikot, Fußballtrikot, Fantrikot, Vereinstrikot, Basketballtrikot
611030,610990 | cycling jersey, bike jersey | Radtrikot, Fahrradtrikot, Radlertrikot
610990,611030 | sports shirt, running shirt, functional shirt, fitness top, rash guard | Sportshirt, Laufshirt, Funktionsshirt, Fitness-Shirt, Rashguard
610510,610520,610610 | polo shirt, polo, golf shirt | Poloshirt, Polohemd, Golfshirt
620520,620530,610510,610520,620590,610910 | shirt, men's shirt, dress shirt, business shirt, flannel shirt | Herrenhemd, Hemd, Businesshemd, Oberhemd, Freizeithemd, Flanellhemd
620520,620530 | hawaiian shirt, lumberjack shirt, short-sleeved shirt, denim shirt | Hawaiihemd, Holzfällerhemd, Kurzarmhemd, Jeanshemd
620520 | traditional bavarian shirt, trachten shirt | Trachtenhemd, Bauernhemd, Pfoad
620630,620640,610610,610620,620610,620690 | blouse, women's shirt, lady's blouse | Bluse, Damenbluse, Damenhemd, Hemdbluse
620640,620630,610620,610610 | tunic, tunic top | Tunika, Longbluse
620610 | silk blouse, silk shirt | Seidenbluse, Seidenhemd
620630 | dirndl blouse, trachten blouse | Dirndlbluse, Trachtenbluse
611020,611030,611011,611012,611019,611090 | sweater, pullover, jumper, crew neck jumper, turtleneck | Pullover, Pulli, Sweater, Rollkragenpullover, Rolli
611020,611030 | hoodie, hooded sweatshirt, sweatshirt, zip hoodie, sweat jacket | Hoodie, Kapuzenpullover, Sweatshirt, Kapuzenpulli, Sweatjacke, Kapuzenjacke
611020,611030,611011,611012,611019,611090 | cardigan, knit jacket, knitted jacket | Strickjacke, Cardigan, Strickmantel
611011,611030,611020,611019 | knitwear, knitted sweater, hand-knitted sweater, christmas jumper, ugly sweater | Strickpullover, Strickpulli, Weihnachtspullover, Norwegerpullover, Strickware
611011,611019 | wool sweater, woollen jumper, merino sweater, aran sweater | Wollpullover, Wollpulli, Merinopullover, Schurwollpullover
611012 | cashmere sweater, cashmere jumper, cashmere cardigan | Kaschmirpullover, Cashmere-Pullover, Kaschmirjacke
611019 | alpaca sweater, alpaca jumper | Alpakapullover, Alpakapulli
611030,610130,610230 | fleece jacket, fleece pullover, fleece, fleece jumper | Fleecejacke, Fleecepullover, Fleecepulli
611020,611030,611011 | sleeveless pullover, knitted vest, slipover, tank sweater | Pullunder, Strickweste, Slipover
611030,611020,611090 | poncho, knitted poncho, cape poncho | Poncho, Strickponcho
611030,611020 | bolero, shrug | Bolero, Bolerojacke
621133,621132,621139,621143 | waistcoat, vest, suit vest, men's vest, dress vest | Weste, Anzugweste, Herrenweste, Trachtenweste
620140,620240,621133,621143 | body warmer, gilet, puffer vest, quilted vest, down vest | Steppweste, Daunenweste, Bodywarmer, Thermoweste
611420,611430,610891,610892 | bodysuit, body top, women's bodysuit | Body, Damenbody, Stringbody
610910,610990,611030,610711 | thermal underwear, base layer, long underwear, ski underwear | Thermounterwäsche, Funktionsunterwäsche, Skiunterwäsche, Thermowäsche
620331,620333,620332,620339 | sport coat, men's blazer, tuxedo jacket | Sakko, Jackett, Herrensakko, Smokingjacke
620433,620431,620432,610433,610432 | women's blazer, fitted blazer | Damenblazer, Kostümjacke
620333,620433,620331,620431,620332,620432 | blazer, smart blazer | Blazer, Clubblazer
620331,620431,611011,620332,620432 | traditional jacket, bavarian jacket, loden jacket, janker | Trachtenjacke, Janker, Trachtenjanker, Lodenjacke, Walkjacke
620140,620240,620130,620230 | jacket, winter jacket, anorak, parka, padded jacket | Jacke, Winterjacke, Anorak, Parka, Steppjacke, Outdoorjacke
620140,620240 | down jacket, puffer jacket, quilted jacket, puffer | Daunenjacke, Pufferjacke, Daunenmantel
620140,620240 | windbreaker, wind jacket, blouson, bomber jacket, college jacket | Windjacke, Windbreaker, Blouson, Bomberjacke, Collegejacke
621020,621030,620140,620240 | rain jacket, raincoat, rain coat, waterproof jacket, oilskin | Regenjacke, Regenmantel, Ostfriesennerz, Regenbekleidung, Wetterjacke
621040,621050,620343,620463 | rain trousers, rain pants, waterproof trousers | Regenhose, Matschhose, Buddelhose
620140,620240,611300,610130,610230 | softshell jacket, softshell, functional jacket, hiking jacket | Softshelljacke, Softshell, Funktionsjacke, Wanderjacke
620140,620240 | ski jacket, snowboard jacket | Skijacke, Snowboardjacke
620120,620220,620140,620240 | coat, overcoat, winter coat, wool coat, duffle coat | Mantel, Wintermantel, Wollmantel, Dufflecoat, Kurzmantel
620130,620230,620140,620240 | trench coat, trenchcoat, mac coat | Trenchcoat, Übergangsmantel, Staubmantel
620130,620230 | denim jacket, jean jacket | Jeansjacke, Denimjacke
620140,620130 | men's jacket, men's coat | Herrenjacke, Herrenmantel
620240,620230,620220 | women's jacket, women's coat, lady's coat | Damenjacke, Damenmantel
620120,620220 | cape, cloak, loden coat, loden cape | Umhang, Cape, Lodenmantel, Lodencape
610130,610120,610230,610220 | knitted coat, jersey jacket, jersey coat | Wirkmantel, Jerseyjacke, Jerseymantel
620140,620240,621133,621143 | motorcycle jacket, textile biker jacket | Motorradjacke, Textil-Motorradjacke, Motorradbekleidung
620140,620130 | hunting jacket, field jacket, army jacket | Jagdjacke, Feldjacke, Armeejacke, Fischerjacke
621020,621030,620140,620240 | rain poncho, rain cape, bike rain poncho | Regenponcho, Regencape, Radponcho
621133,621143 | fishing vest, hunting vest, photographer vest | Anglerweste, Jagdweste, Fotoweste, Angelweste
610910,610990,610610 | nursing top, maternity shirt, breastfeeding top | Stillshirt, Umstandsshirt, Stilltop
610910,611020,620342,620462,620443,611030 | clothing, clothes, apparel, garments, outfit | Kleidung, Bekleidung, Klamotten, Anziehsachen, Kleidungsstück, Textilien
610910,611020,620342,620462 | children's clothing, kids clothes, girls clothes, boys clothes | Kinderkleidung, Kinderbekleidung, Kindersachen, Mädchenkleidung, Jungenkleidung
`;

/** What each code is called: code | English | German. */
const names = `
610910 | T-shirt or vest, cotton | T-Shirt, Unterhemd aus Baumwolle
610990 | T-shirt or vest, synthetic or other | T-Shirt, Unterhemd aus Chemiefasern u. a.
610510 | Men’s knitted shirt, cotton | Herrenhemd, Polo, gewirkt, Baumwolle
610520 | Men’s knitted shirt, synthetic | Herrenhemd, Polo, gewirkt, Chemiefasern
610610 | Women’s knitted blouse, cotton | Damenbluse, Polo, gewirkt, Baumwolle
610620 | Women’s knitted blouse, synthetic | Damenbluse, Polo, gewirkt, Chemiefasern
620520 | Men’s shirt, woven cotton | Herrenhemd aus Baumwolle
620530 | Men’s shirt, woven synthetic | Herrenhemd aus Chemiefasern
620590 | Men’s shirt, linen, wool or other | Herrenhemd aus Leinen, Wolle u. a.
620610 | Women’s blouse, silk | Damenbluse aus Seide
620630 | Women’s blouse, woven cotton | Damenbluse aus Baumwolle
620640 | Women’s blouse, woven synthetic | Damenbluse aus Chemiefasern
620690 | Women’s blouse, linen or other | Damenbluse aus Leinen u. a.
611011 | Pullover or cardigan, wool | Pullover, Strickjacke aus Wolle
611012 | Pullover or cardigan, cashmere | Pullover, Strickjacke aus Kaschmir
611019 | Pullover or cardigan, alpaca, fine hair | Pullover, Strickjacke aus Alpaka u. a.
611020 | Pullover or cardigan, cotton | Pullover, Strickjacke aus Baumwolle
611030 | Pullover or cardigan, synthetic fibres | Pullover, Strickjacke aus Chemiefasern
611090 | Pullover or cardigan, other fibres | Pullover, Strickjacke aus anderen Fasern
621132 | Men’s other garment, cotton | Andere Herrenkleidung aus Baumwolle
621133 | Men’s other garment, synthetic fibres | Andere Herrenkleidung aus Chemiefasern
621139 | Men’s other garment, wool or other | Andere Herrenkleidung aus Wolle u. a.
621142 | Women’s other garment, cotton | Andere Damenkleidung aus Baumwolle
621143 | Women’s other garment, synthetic fibres | Andere Damenkleidung aus Chemiefasern
620331 | Men’s blazer, wool | Herrensakko aus Wolle
620332 | Men’s blazer, cotton | Herrensakko aus Baumwolle
620333 | Men’s blazer, synthetic fibres | Herrensakko aus Synthetik
620339 | Men’s blazer, linen or other | Herrensakko aus Leinen u. a.
620431 | Women’s blazer, wool | Damenblazer aus Wolle
620432 | Women’s blazer, woven cotton | Damenblazer aus Baumwolle, gewebt
620433 | Women’s blazer, woven synthetic | Damenblazer aus Synthetik, gewebt
610432 | Women’s blazer, knitted cotton | Damenblazer aus Baumwolle, gewirkt
610433 | Women’s blazer, knitted synthetic | Damenblazer aus Synthetik, gewirkt
620120 | Men’s coat or jacket, wool | Herrenmantel, Herrenjacke aus Wolle
620130 | Men’s coat or jacket, cotton | Herrenmantel, Herrenjacke aus Baumwolle
620140 | Men’s coat or jacket, synthetic fibres | Herrenmantel, Herrenjacke aus Chemiefasern
620220 | Women’s coat or jacket, wool | Damenmantel, Damenjacke aus Wolle
620230 | Women’s coat or jacket, cotton | Damenmantel, Damenjacke aus Baumwolle
620240 | Women’s coat or jacket, synthetic fibres | Damenmantel, Damenjacke aus Chemiefasern
610120 | Men’s knitted jacket, cotton | Herrenjacke, gewirkt, aus Baumwolle
610130 | Men’s knitted jacket, synthetic fibres | Herrenjacke, gewirkt, aus Chemiefasern
610220 | Women’s knitted jacket, cotton | Damenjacke, gewirkt, aus Baumwolle
610230 | Women’s knitted jacket, synthetic fibres | Damenjacke, gewirkt, aus Chemiefasern
611300 | Garment of coated knitted fabric, neoprene | Kleidung aus beschichtetem Gewirk, Neopren
621020 | Men’s coated rain jacket | Beschichtete Herrenregenjacke
621030 | Women’s coated rain jacket | Beschichtete Damenregenjacke
621040 | Men’s coated garment | Beschichtete Herrenkleidung
621050 | Women’s coated garment | Beschichtete Damenkleidung
`;

export const clothingTops = { goods, names };

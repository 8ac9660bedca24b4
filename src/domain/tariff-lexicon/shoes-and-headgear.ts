// Words for goods of chapters 64 to 67: shoes, hats, umbrellas, sticks, feathers, artificial flowers and wigs.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
640399,640299,640419,640391 | shoes, shoe, footwear, low shoes | Schuhe, Schuh, Halbschuhe, Schuhwerk
640399,640359 | leather shoes, men's shoes, loafers, moccasins, oxford shoes, brogues | Lederschuhe, Herrenschuhe, Mokassins, Loafer, Schnürschuhe, Businessschuhe
640399,640299,640359,640419 | women's shoes, pumps, high heels, stilettos, court shoes | Damenschuhe, Pumps, High Heels, Stöckelschuhe, Stilettos
640419,640399,640299 | ballerinas, ballet flats, ballerina shoes | Ballerinas, Ballerina, Schläppchen
640419,640299 | espadrilles, canvas shoes, slip-on shoes, canvas slip-ons | Espadrilles, Stoffschuhe, Leinenschuhe, Slip-on
640399,640359 | boat shoes, deck shoes, driving shoes | Bootsschuhe, Segelschuhe, Deckschuhe
640399,640391,640359 | haferl shoes, traditional bavarian shoes | Haferlschuhe, Trachtenschuhe
640411,640219,640319,640299,640399 | sneakers, trainers, sports shoes, gym shoes, tennis shoes | Sneaker, Turnschuhe, Sportschuhe, Tennisschuhe, Sneakers, Hallenschuhe
640411,640219 | running shoes, jogging shoes, basketball shoes | Laufschuhe, Joggingschuhe, Basketballschuhe, Runningschuhe
640219,640319 | football boots, soccer cleats, football shoes, golf shoes, cleats, spikes | Fußballschuhe, Stollenschuhe, Golfschuhe, Nockenschuhe, Spikes
640219,640319,640411 | cycling shoes, bike shoes, click shoes | Radschuhe, Fahrradschuhe, Rennradschuhe, Klickschuhe
640411,640299 | climbing shoes, bouldering shoes | Kletterschuhe, Boulderschuhe
640391,640399,640411,640299 | hiking boots, hiking shoes, trekking shoes, walking boots, mountain boots | Wanderschuhe, Wanderstiefel, Bergschuhe, Trekkingschuhe, Outdoorschuhe
640391,640291,640351,640419 | boots, leather boots, ankle boots, chelsea boots, boot | Stiefel, Lederstiefel, Stiefeletten, Ankle Boots, Chelsea Boots
640391,640291,640419 | winter boots, snow boots, lined boots, moon boots | Winterstiefel, Schneestiefel, Winterschuhe, Snowboots, Moonboots
640391,640351,640291 | cowboy boots, biker boots, motorcycle boots, western boots, combat boots | Cowboystiefel, Bikerstiefel, Motorradstiefel, Westernstiefel, Kampfstiefel, Springerstiefel
640391,640291,640192 | riding boots, jodhpur boots, paddock boots | Reitstiefel, Reitstiefeletten, Jodhpurstiefeletten
640192,640199 | rubber boots, wellington boots, wellies, gumboots, rain boots | Gummistiefel, Regenstiefel, Kindergummistiefel
640340,640291,640299,640110 | safety shoes, safety boots, steel toe boots, work shoes, work boots | Sicherheitsschuhe, Arbeitsschuhe, Stahlkappenschuhe, Sicherheitsstiefel, S3-Schuhe
640299,640399,640220 | sandals, sandal, slides, pool slides, bath slippers | Sandalen, Sandaletten, Badelatschen, Badeschuhe, Badeschlappen, Adiletten
640220,640299 | flip flops, toe sandals, toe post sandals | Flipflops, Flip-Flops, Zehentrenner, Zehensandalen
640399,640320,640359,640419 | leather sandals, cork footbed sandals, health sandals | Ledersandalen, Gesundheitssandalen, Korksandalen, Gesundheitsschuhe, Trekkingsandalen
640299 | clogs, garden clogs, rubber clogs, foam clogs | Clogs, Gartenclogs, Gummiclogs, Kunststoffclogs
640399,640359,640590 | wooden clogs, leather clogs | Holzclogs, Holzschuhe, Holzpantinen, Lederclogs
640419,640520,640299,640420 | slippers, house shoes, indoor shoes, felt slippers | Hausschuhe, Pantoffeln, Puschen, Filzpantoffeln, Schlappen, Hüttenschuhe
640399,640510,640419 | baby shoes, toddler shoes, crawling shoes, first walkers | Babyschuhe, Krabbelschuhe, Lauflernschuhe, Lederpuschen
640419,640399,640299 | children's shoes, kids' shoes, school shoes | Kinderschuhe, Mädchenschuhe, Jungenschuhe
640399,640420,640359,640419 | dance shoes, ballet shoes, tap shoes, ballroom shoes, pointe shoes | Tanzschuhe, Ballettschuhe, Spitzenschuhe, Steppschuhe, Ballettschläppchen, Gymnastikschuhe
640299,640411,640419 | water shoes, aqua shoes, surf shoes, neoprene boots | Wasserschuhe, Aquaschuhe, Surfschuhe, Neoprenschuhe, Strandschuhe
640212,640312 | ski boots, snowboard boots, cross-country ski boots | Skischuhe, Skistiefel, Snowboardboots, Langlaufschuhe, Snowboardschuhe
640299,640391,640291 | platform shoes, wedge shoes, plateau boots | Plateauschuhe, Keilabsatzschuhe, Plateaustiefel
640590,640520 | shoe covers, overshoes, disposable slippers | Überschuhe, Schuhüberzieher, Einwegschlappen, Gästepantoffeln
640690 | insoles, insole, heel pads, arch support insoles, gel insoles | Einlegesohlen, Schuheinlagen, Einlegesohle, Fersenpolster, Gelsohlen
640620,640690 | shoe sole, rubber sole, heel tips, shoe heels, repair soles | Schuhsohle, Gummisohle, Schuhabsatz, Absatzflecken, Ersatzsohle
640610,640690 | shoe upper, shoe parts, shoe tongue, shoe strap | Schuhoberteil, Schuhteile, Schuhzubehör, Schuhlasche
640690 | heel protector, shoe charm, shoe clip, shoe decoration | Absatzschoner, Schuhanstecker, Schuhclip, Schuhpins
650500 | cap, baseball cap, snapback, trucker cap, flat cap | Kappe, Baseballkappe, Basecap, Schirmmütze, Cap, Schiebermütze, Käppi
650500 | beanie, knitted hat, woolly hat, bobble hat, winter hat | Mütze, Strickmütze, Bommelmütze, Wintermütze, Beanie, Pudelmütze, Wollmütze
650500 | hat, felt hat, fedora, bowler hat, sun hat, bucket hat | Hut, Filzhut, Sonnenhut, Fischerhut, Bucket Hat, Bowler, Schlapphut
650500 | traditional bavarian hat, tyrolean hat, trachten hat | Trachtenhut, Tirolerhut, Jägerhut, Gamsbarthut, Lodenhut
650500 | beret, top hat, sailor cap, captain's hat, chef hat | Baskenmütze, Zylinder, Kapitänsmütze, Kochmütze, Barett, Matrosenmütze, Elbsegler
650500 | balaclava, ski mask, helmet liner cap | Sturmhaube, Skimaske, Sturmmaske, Balaclava
650500 | hair net, hairnet, hair snood, wig cap | Haarnetz, Perückenkappe, Perückennetz
650500 | baby hat, baby bonnet, newborn hat | Babymütze, Babymützchen, Erstlingsmütze, Schlupfmütze
650500,650699 | turban, chemo cap, headscarf cap, sleep bonnet | Turban, Chemomütze, Schlafhaube, Satinhaube
650400 | straw hat, panama hat, raffia hat, boater | Strohhut, Panamahut, Basthut, Bambushut
650699,650500 | leather cap, leather hat, fur hat, ushanka, trapper hat | Ledermütze, Lederhut, Pelzmütze, Fellmütze, Tschapka, Fliegermütze
650500,650400 | fascinator, bridal hat, wedding hat, cocktail hat | Fascinator, Brauthut, Damenhut, Hochzeitshut
650691,650500 | swimming cap, bathing cap, swim cap, shower cap | Badekappe, Schwimmkappe, Badehaube, Duschhaube
650610 | helmet, bicycle helmet, motorcycle helmet, ski helmet, riding helmet, bike helmet | Helm, Fahrradhelm, Motorradhelm, Skihelm, Reithelm, Kletterhelm
650610 | safety helmet, hard hat, firefighter helmet, bump cap, welding helmet | Schutzhelm, Bauhelm, Feuerwehrhelm, Anstoßkappe, Stahlhelm
650700 | hat band, helmet padding, cap peak, hat lining, helmet liner, chin strap | Hutband, Helmpolster, Mützenschirm, Hutfutter, Kinnriemen, Helmpolsterung
650100,650200 | hat form, hat blank, felt hood, cone for hats | Hutstumpen, Hutrohling, Filzstumpen
660199,660191 | umbrella, rain umbrella, stick umbrella, golf umbrella, kids umbrella | Regenschirm, Schirm, Stockschirm, Golfschirm, Kinderschirm
660191 | pocket umbrella, folding umbrella, telescopic umbrella, compact umbrella | Taschenschirm, Knirps, Faltschirm, Teleskopschirm
660110 | garden umbrella, parasol, patio umbrella, beach umbrella, market umbrella | Sonnenschirm, Gartenschirm, Strandschirm, Ampelschirm, Marktschirm
660199 | paper parasol, lace parasol, wedding umbrella | Papierschirm, Spitzenschirm, Hochzeitsschirm, Brautschirm
660320,660390 | umbrella frame, umbrella handle, parasol parts, umbrella spare part | Schirmgestell, Schirmgriff, Schirmersatzteil, Sonnenschirm-Ersatzteil
660200 | walking stick, cane, seat stick, hiking stick | Gehstock, Spazierstock, Wanderstock, Wanderstab, Sitzstock
660200 | trekking poles, hiking poles, nordic walking poles | Trekkingstöcke, Nordic-Walking-Stöcke, Wanderstöcke, Walkingstöcke
660200 | riding crop, whip, dressage whip, lunge whip | Reitgerte, Gerte, Peitsche, Longierpeitsche, Springgerte
660390 | cane tip, walking stick ferrule, trekking pole tip, pole basket | Stockpuffer, Gehstockkapsel, Wanderstockgummi, Stockteller
670100 | feathers, feather, craft feathers, peacock feather, ostrich feather | Federn, Feder, Bastelfedern, Pfauenfeder, Straußenfeder, Fasanenfeder
670100 | feather boa, feather fan, feather headdress, feather trim | Federboa, Federborte, Federkopfschmuck, Federstola
670290,670210 | artificial flowers, silk flowers, fake flowers, faux flowers, silk flower bouquet | Kunstblumen, Seidenblumen, künstliche Blumen, Kunstblume, Kunstblumenstrauß
670210,670290 | artificial plant, fake plant, artificial succulent, artificial bonsai | Kunstpflanze, künstliche Pflanze, Kunstbonsai, künstliche Sukkulente
670210,670290 | artificial wreath, door wreath, flower wreath, artificial garland | Türkranz, Kunstkranz, Blumenkranz, Kunstgirlande, Efeugirlande
670290,670210 | flower crown, flower hair wreath, artificial bridal bouquet, wrist corsage | Haarkranz, Blumenhaarkranz, Kunstbrautstrauß, Ansteckblume
670210,670290 | artificial fruit, decorative fruit, fake fruit | Kunstobst, Dekoobst, künstliche Früchte
670290 | soap flowers, paper flowers, foam roses | Papierblumen, Schaumrosen, Stoffblumen, Foamrosen
670411,670420 | wig, synthetic wig, cosplay wig, carnival wig | Perücke, Kunsthaarperücke, Cosplay-Perücke, Faschingsperücke, Damenperücke
670420 | human hair wig, real hair wig, toupee | Echthaarperücke, Toupet, Echthaarteil
670420,670419 | hair extensions, clip-in extensions, tape extensions, hair weave | Haarverlängerung, Extensions, Clip-in-Extensions, Tressen, Bondings
670419,670420 | hairpiece, ponytail hairpiece, braiding hair, bun hairpiece | Haarteil, Kunsthaar, Flechthaar, Pferdeschwanz-Haarteil, Dutt-Haarteil
670419,670490,670420 | false eyelashes, fake lashes, eyelash extensions, lash strips | Falsche Wimpern, Kunstwimpern, künstliche Wimpern, Wimpernverlängerung
670419,670420,670490 | false beard, fake moustache, santa beard | Falscher Bart, Klebebart, Nikolausbart, Klebeschnurrbart
670419,670300 | doll hair, wig making fibre, mohair doll hair | Puppenhaar, Puppenperücke, Rebornhaar
670300 | bulk human hair, dressed hair, raw hair | Echthaar, Rohhaar, Haarsträhnen
640419,640411,640299,640399 | barefoot shoes, minimalist shoes | Barfußschuhe, Minimalschuhe, Zehenschuhe
640399,640419,640299 | wedding shoes, bridal shoes, party shoes | Brautschuhe, Hochzeitsschuhe, Festschuhe
640411,640319,640399 | bowling shoes, handball shoes, wrestling shoes, boxing boots | Bowlingschuhe, Handballschuhe, Ringerschuhe, Boxstiefel
650700,650500 | helmet cover, rain cover for helmet, hat rain cover | Helmüberzug, Helmbezug, Helmregenschutz
650500 | sun visor cap, visor cap, kids sun hat, safari hat | Visorkappe, Kindersonnenhut, Safarihut, Tropenhut
660390,660320 | umbrella canopy, umbrella ribs | Schirmbespannung, Schirmstoff, Schirmspeiche
640399,640299,640419 | mules, mule shoes, leather slides | Pantoletten, Pantolette, Schlupfschuhe
`;

/** What each code is called: code | English | German. */
const names = `
640110 | Rubber boots with steel toecap | Gummistiefel mit Stahlkappe
640192 | Rubber boots, ankle high | Gummistiefel über den Knöchel
640199 | Waterproof rubber shoes, other | Andere wasserdichte Gummischuhe
640212 | Ski boots, plastic | Skischuhe aus Kunststoff
640219 | Sports shoes, rubber or plastic | Sportschuhe aus Kunststoff oder Gummi
640220 | Flip-flops, rubber or plastic | Zehentrenner aus Kunststoff oder Gummi
640291 | Boots, rubber or plastic | Stiefel aus Kunststoff oder Gummi
640299 | Shoes, rubber or plastic | Schuhe aus Kunststoff oder Gummi
640312 | Ski boots, leather | Skischuhe aus Leder
640319 | Sports shoes, leather | Sportschuhe aus Leder
640320 | Leather strap sandals, leather sole | Riemensandalen aus Leder mit Ledersohle
640340 | Leather safety shoes, steel toecap | Sicherheitsschuhe aus Leder mit Stahlkappe
640351 | Leather boots, leather sole | Lederstiefel mit Ledersohle
640359 | Leather shoes, leather sole | Lederschuhe mit Ledersohle
640391 | Leather boots, rubber or plastic sole | Lederstiefel mit Gummi- oder Kunststoffsohle
640399 | Leather shoes, rubber or plastic sole | Lederschuhe mit Gummi- oder Kunststoffsohle
640411 | Sports shoes, textile | Sportschuhe aus Textil
640419 | Shoes, textile, rubber or plastic sole | Schuhe aus Textil mit Gummi- oder Kunststoffsohle
640420 | Shoes, textile, leather sole | Schuhe aus Textil mit Ledersohle
640510 | Other shoes, leather upper | Andere Schuhe, Oberteil aus Leder
640520 | Other shoes, textile or felt | Andere Schuhe aus Textil oder Filz
640590 | Other shoes, other material | Andere Schuhe aus anderem Material
640610 | Shoe uppers | Schuhoberteile
640620 | Soles and heels, rubber or plastic | Sohlen und Absätze aus Gummi oder Kunststoff
640690 | Insoles, gaiters, shoe parts | Einlegesohlen, Gamaschen, Schuhteile
650100 | Hat forms, felt | Hutstumpen aus Filz
650200 | Hat shapes, plaited | Hutrohlinge, geflochten
650400 | Straw or plaited hat | Strohhut, geflochtener Hut
650500 | Hat or cap, fabric or knitted | Hut, Mütze aus Stoff oder Gestrick
650610 | Safety helmet | Schutzhelm
650691 | Headgear, rubber or plastic | Kopfbedeckung aus Gummi oder Kunststoff
650699 | Headgear, leather, fur, other | Kopfbedeckung aus Leder, Pelz u. a.
650700 | Headgear parts | Teile von Kopfbedeckungen
660110 | Garden umbrella | Garten- oder Sonnenschirm
660191 | Telescopic umbrella | Taschenschirm mit Teleskopstock
660199 | Other umbrella | Anderer Schirm
660200 | Walking stick, pole, whip | Gehstock, Wanderstock, Peitsche
660320 | Umbrella frame | Schirmgestell
660390 | Umbrella or stick parts | Teile für Schirme, Stöcke
670100 | Feathers and feather articles | Federn und Waren aus Federn
670210 | Artificial flowers, plastic | Kunstblumen aus Kunststoff
670290 | Artificial flowers, textile or other | Kunstblumen aus Stoff u. a.
670300 | Dressed human hair | Zugerichtete Haare
670411 | Wig, synthetic | Perücke aus Kunsthaar
670419 | Hairpiece or lashes, synthetic | Haarteil, Wimpern aus Kunsthaar
670420 | Wig or extensions, human hair | Perücke, Haarverlängerung aus Echthaar
670490 | Wig or hairpiece, other material | Perücke, Haarteil aus anderem Material
`;

export const shoesAndHeadgear = { goods, names };

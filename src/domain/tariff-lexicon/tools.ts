// Words for goods of chapters 82, 84 and 85: hand tools, garden tools and power tools.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
820110 | spade, shovel, snow shovel, camping shovel | Spaten, Schaufel, Schneeschaufel, Klappspaten
820130 | hoe, rake, pickaxe, cultivator hand | Hacke, Rechen, Harke, Spitzhacke, Gartenhacke
820140 | axe, ax, hatchet, machete | Axt, Beil, Spaltaxt, Machete
820150 | secateurs, pruning shears, garden scissors, bonsai scissors, pruner | Gartenschere, Rosenschere, Bonsaischere, Rebschere
820160 | hedge shears, loppers, lopping shears | Heckenschere, Astschere
820190 | garden fork, scythe, sickle, garden trowel, weeder, garden tool | Grabegabel, Sense, Sichel, Pflanzkelle, Unkrautstecher, Gartenwerkzeug, Gartengerät
820210 | hand saw, handsaw, hacksaw, coping saw, pruning saw, folding saw | Handsäge, Säge, Bügelsäge, Laubsäge, Astsäge, Japansäge, Metallsäge
820220 | bandsaw blade | Bandsägeblatt
820231,820239 | circular saw blade | Kreissägeblatt
820240 | chainsaw chain, saw chain | Sägekette, Kettensägenkette
820299,820291 | jigsaw blade, saw blade, hacksaw blade | Stichsägeblatt, Sägeblatt, Säbelsägeblatt
820310 | file tool, rasp, metal file, needle file | Feile, Raspel, Metallfeile, Schlüsselfeile
820320 | pliers, pincers, side cutter, wire stripper, long nose pliers | Zange, Kombizange, Seitenschneider, Abisolierzange, Spitzzange, Kneifzange, Wasserpumpenzange
820320 | tweezers, eyelash tweezers, eyebrow tweezers | Pinzette, Wimpernpinzette, Augenbrauenpinzette
820330 | tin snips, metal shears | Blechschere, Metallschere
820340 | bolt cutter, pipe cutter, hole punch leather, crimping tool cutter | Bolzenschneider, Rohrschneider, Lochzange, Revolverlochzange
820411 | spanner, wrench, ring spanner, hex key, allen key, open-end wrench | Schraubenschlüssel, Ringschlüssel, Maulschlüssel, Inbusschlüssel, Gabelschlüssel, Innensechskantschlüssel
820412 | adjustable wrench, torque wrench, monkey wrench, pipe wrench | Rollgabelschlüssel, Drehmomentschlüssel, Engländer, Rohrzange
820420 | socket set, wrench socket, ratchet set | Steckschlüsselsatz, Ratschenkasten, Nusskasten, Steckschlüssel, Stecknuss
820510 | hand drill, tap holder, brace drill | Handbohrer, Windeisen, Bohrwinde, Handbohrmaschine
820520 | hammer, mallet metal, sledgehammer, claw hammer | Hammer, Vorschlaghammer, Zimmermannshammer, Schlosserhammer
820530 | chisel, wood carving tool, hand plane, gouge, carving knife set wood | Stechbeitel, Meißel, Schnitzwerkzeug, Hobel, Schnitzeisen, Handhobel
820540 | screwdriver, screwdriver set, precision screwdriver | Schraubendreher, Schraubenzieher, Schraubendrehersatz, Feinmechaniker-Schraubendreher
820560 | blowtorch, blow lamp | Lötlampe, Gasbrenner, Flambierbrenner, Bunsenbrenner Küche
820570 | vice, vise, clamp, bench vice, screw clamp | Schraubstock, Schraubzwinge, Zwinge, Klemmzwinge
820590 | anvil, hand grinder wheel, portable forge, hand tool assortment | Amboss, Feldschmiede, Handwerkzeug Sortiment
820600 | tool set, tool kit, toolbox with tools, hand tool set, repair kit tools | Werkzeugset, Werkzeugkoffer, Werkzeugsatz, Handwerkzeug, Werkzeug
820750 | drill bit, twist drill, masonry drill bit, hole saw | Bohrer, Spiralbohrer, Steinbohrer, Bohrersatz, Lochsäge, Metallbohrer
820740 | thread tap, tap and die set | Gewindebohrer, Gewindeschneider, Gewindeschneidsatz
820770,820780 | milling cutter, end mill, router bit, lathe tool | Fräser, Fräserset, Oberfräser Aufsatz, Drehmeißel
820790 | screwdriver bit, bit set, bit | Bit, Bitset, Schrauberbit
820730,820720 | punch tool, stamping die, embossing tool | Stanzwerkzeug, Prägewerkzeug, Schlagstempel
820713,820719 | rock drill, earth auger bit | Gesteinsbohrer, Erdbohrer Aufsatz
820760 | reamer, boring bar | Reibahle, Bohrstange
820820,820810,820890 | planer blade, machine knife | Hobelmesser, Maschinenmesser
820830 | food processor blade, meat slicer blade, blender blade | Mixermesser, Küchenmaschinen-Messer, Schneidemesser Aufschnittmaschine
820840 | lawn mower blade, mower knife | Rasenmähermesser, Mähmesser
820900 | carbide insert, indexable insert | Wendeschneidplatte, Hartmetallplatte
846721 | drill, cordless drill, hammer drill, electric drill, power drill | Bohrmaschine, Akkubohrmaschine, Schlagbohrmaschine, Bohrhammer, Akkubohrschrauber
846722 | jigsaw tool, electric jigsaw, circular saw, reciprocating saw, electric chainsaw | Stichsäge, Handkreissäge, Säbelsäge, Elektro-Kettensäge, Akku-Kettensäge
846729 | power tool, angle grinder, cordless screwdriver, sander, router tool, rotary tool, impact driver | Elektrowerkzeug, Winkelschleifer, Akkuschrauber, Flex, Schleifmaschine, Oberfräse, Schlagschrauber, Dremel
846729 | electric hedge trimmer, grass trimmer, leaf shears cordless, string trimmer | Elektro-Heckenschere, Rasentrimmer, Grasschere Akku, Akku-Heckenschere
846781 | chainsaw, petrol chainsaw, gas chainsaw | Kettensäge, Motorsäge, Benzin-Kettensäge
846789 | brush cutter, petrol hedge trimmer | Freischneider, Motorsense, Benzin-Heckenschere
846711,846719 | air tool, pneumatic wrench, compressed air nailer | Druckluftwerkzeug, Druckluftschrauber, Druckluftnagler, Drucklufttacker
846791 | chainsaw bar, chainsaw part | Kettensägenschwert, Kettensägen-Ersatzteil, Motorsägenteil
846799,846792 | power tool part, drill part | Elektrowerkzeug-Ersatzteil, Bohrmaschinenteil
846610 | drill chuck, tool holder | Bohrfutter, Werkzeughalter, Spannzange
846620,846630,846692 | machine vice, work holder, drill stand | Maschinenschraubstock, Bohrständer, Spannvorrichtung
846591 | table saw, band saw machine, mitre saw, scroll saw | Tischkreissäge, Bandsäge, Kappsäge, Dekupiersäge
846593,846592,846595 | bench sander, planer machine, bench drill wood | Bandschleifer stationär, Hobelmaschine, Tischbohrmaschine
846599,846510,846596 | wood lathe, log splitter, woodworking machine | Drechselbank, Holzspalter, Holzbearbeitungsmaschine
851511 | soldering iron, soldering station, soldering gun | Lötkolben, Lötstation, Lötpistole
851519 | electric brazing machine | Elektrolötgerät, Lötmaschine
851539,851531 | welder, welding machine, arc welder, inverter welder | Schweißgerät, Inverter-Schweißgerät, Elektrodenschweißgerät, MIG-Schweißgerät
851580 | plastic welder, ultrasonic welder | Kunststoffschweißgerät, Ultraschallschweißgerät
851590 | soldering tip, welding torch part, welding gun nozzle | Lötspitze, Schweißbrenner Zubehör, Stromdüse
846810,846820,846890 | gas welding torch, gas soldering torch | Schweißbrenner, Autogen-Brenner, Gas-Lötgerät
851679 | hot glue gun, glue gun | Heißklebepistole, Klebepistole
847989 | embossing machine craft, die cutting machine, 3d pen tool | Stanzmaschine Basteln, Prägemaschine, Plotter Schneideplotter
848520,848580,848510 | 3d printer, filament printer, resin printer | 3D-Drucker, Filamentdrucker, Resindrucker
848590 | 3d printer part, 3d printer nozzle, extruder part | 3D-Drucker-Teil, Druckbett, Hotend, 3D-Drucker-Düse
960350 | wire brush drill, machine brush | Drahtbürste Bohrmaschine, Topfbürste
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
820110 | Spade or shovel | Spaten oder Schaufel
820130 | Hoe, rake or pickaxe | Hacke, Rechen oder Spitzhacke
820140 | Axe or hatchet | Axt oder Beil
820150 | One-handed garden shears | Einhändige Gartenschere
820160 | Two-handed hedge shears | Zweihändige Heckenschere
820190 | Garden hand tool, other | Gartenhandgerät, sonstiges
820210 | Hand saw | Handsäge
820220 | Band saw blade | Bandsägeblatt
820231 | Circular saw blade, steel | Kreissägeblatt aus Stahl
820239 | Circular saw blade, carbide | Kreissägeblatt, Hartmetall
820240 | Saw chain | Sägekette
820291 | Straight metal saw blade | Gerades Metallsägeblatt
820299 | Saw blade, other | Sägeblatt, sonstiges
820310 | File or rasp | Feile oder Raspel
820320 | Pliers or tweezers | Zange oder Pinzette
820330 | Metal shears | Metallschere
820340 | Bolt cutter or punch pliers | Bolzenschneider oder Lochzange
820411 | Fixed spanner | Fester Schraubenschlüssel
820412 | Adjustable spanner | Verstellbarer Schraubenschlüssel
820420 | Wrench sockets | Steckschlüsseleinsätze
820510 | Hand drilling tool | Handbohrgerät
820520 | Hammer | Hammer
820530 | Chisel or hand plane | Stechbeitel oder Hobel
820540 | Screwdriver | Schraubendreher
820560 | Blowtorch | Lötlampe
820570 | Vice or clamp | Schraubstock oder Zwinge
820590 | Anvils and tool assortments | Ambosse und Werkzeugsortimente
820600 | Set of different hand tools | Set verschiedener Handwerkzeuge
820713 | Rock drill bit, carbide | Gesteinsbohrer, Hartmetall
820719 | Earth drill bit, other | Erdbohrer, sonstiger
820720 | Drawing die | Ziehwerkzeug
820730 | Punching or embossing tool | Stanz- oder Prägewerkzeug
820740 | Thread-cutting tool | Gewindeschneidwerkzeug
820750 | Drill bit | Bohrer
820760 | Reamer or boring tool | Reibahle oder Ausbohrwerkzeug
820770 | Milling cutter | Fräser
820780 | Turning tool | Drehmeißel
820790 | Screwdriver bits and similar | Schrauberbits und Ähnliches
820810 | Machine knife for metal | Maschinenmesser für Metall
820820 | Machine knife for wood | Maschinenmesser für Holz
820830 | Blade for kitchen machine | Messer für Küchengerät
820840 | Mower or garden machine blade | Mähmesser
820890 | Machine knife, other | Maschinenmesser, sonstiges
820900 | Carbide tool tip | Hartmetallplatte für Werkzeug
846510 | Combined woodworking machine | Kombinierte Holzbearbeitungsmaschine
846591 | Stationary saw | Stationäre Säge
846592 | Planer or wood milling machine | Hobel- oder Fräsmaschine, Holz
846593 | Wood sanding machine | Holzschleifmaschine
846595 | Wood drilling machine | Holzbohrmaschine
846596 | Wood splitter | Holzspalter
846599 | Wood machine, other | Holzmaschine, sonstige
846610 | Tool holder or chuck | Werkzeughalter oder Bohrfutter
846620 | Work holder | Werkstückhalter
846630 | Attachment for machine tools | Vorrichtung für Werkzeugmaschinen
846692 | Parts of woodworking machines | Teile für Holzmaschinen
846711 | Rotary air tool | Druckluftwerkzeug, rotierend
846719 | Air tool, other | Druckluftwerkzeug, sonstiges
846721 | Electric drill | Elektrische Bohrmaschine
846722 | Electric saw | Elektrische Handsäge
846729 | Electric hand tool, other | Elektrowerkzeug, sonstiges
846781 | Petrol chainsaw | Benzin-Kettensäge
846789 | Petrol hand tool, other | Benzinbetriebenes Handgerät
846791 | Chainsaw parts | Teile für Kettensägen
846792 | Air tool parts | Teile für Druckluftwerkzeuge
846799 | Power tool parts | Teile für Elektrowerkzeuge
846810 | Hand-held gas torch | Handbrenner für Gas
846820 | Gas soldering apparatus | Gas-Lötgerät
846890 | Parts of gas torches | Teile für Gasbrenner
847989 | Machine with own function | Maschine mit eigener Funktion
848510 | 3D printer for metal | 3D-Drucker für Metall
848520 | 3D printer for plastics | 3D-Drucker für Kunststoff
848580 | 3D printer, other | 3D-Drucker, sonstiger
848590 | 3D printer parts | Teile für 3D-Drucker
851511 | Soldering iron | Lötkolben
851519 | Brazing machine | Lötmaschine
851531 | Automatic arc welder | Lichtbogenschweißgerät, automatisch
851539 | Arc welder | Lichtbogenschweißgerät
851580 | Welding machine, other | Schweißgerät, sonstiges
851590 | Welding and soldering parts | Teile für Schweiß- und Lötgeräte
851679 | Electric heating appliance, other | Elektrowärmegerät, sonstiges
960350 | Brush for machines | Bürste für Maschinen
`;

export const tools = { goods, names };

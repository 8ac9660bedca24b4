// Words for goods of chapters 90, 94 and 96: medical, orthopaedic and hygiene goods.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
901890,901819 | blood pressure monitor, sphygmomanometer | Blutdruckmessgerät, Blutdruckmesser
901890 | stethoscope, otoscope, medical instrument, surgical instrument, lancing device | Stethoskop, Otoskop, chirurgisches Instrument, Stechhilfe, medizinisches Instrument
901819,901811 | pulse oximeter, ecg device, ekg monitor, heart monitor | Pulsoximeter, EKG-Gerät, Herzfrequenzmonitor
901812 | ultrasound scanner, fetal doppler | Ultraschallgerät, Fetaldoppler
901820 | infrared lamp therapy, uv therapy lamp, medical infrared lamp | Rotlichtlampe, Infrarotlampe medizinisch, UV-Therapielampe
901831 | syringe, insulin pen syringe, dosing syringe | Spritze, Einwegspritze, Dosierspritze
901832 | hypodermic needle, cannula needle, pen needle, acupuncture needle | Kanüle, Injektionsnadel, Pen-Nadel, Akupunkturnadel
901839 | catheter, infusion set, cannula | Katheter, Infusionsset, Venenverweilkanüle
901849,901841 | dental instrument, dental mirror, dentist tool, tooth polishing handpiece | Dentalinstrument, Zahnarztbesteck, Mundspiegel, Zahnsonde
901850 | eye chart lamp, ophthalmic instrument | Augenspiegel, ophthalmologisches Gerät
901910 | massage device, massage gun, massage chair pad, foot massager, vibrator, massager, acupressure mat | Massagegerät, Massagepistole, Fußmassagegerät, Massagekissen, Vibrator, Massagematte, Akupressurmatte
901910 | tens device, hand exerciser therapy, whirlpool massage | TENS-Gerät, Reizstromgerät, Bewegungstherapiegerät
901920 | inhaler, nebuliser, nebulizer, cpap machine, oxygen concentrator | Inhalator, Vernebler, CPAP-Gerät, Sauerstoffkonzentrator, Beatmungsgerät
902000 | gas mask, diving regulator, scuba regulator, snorkel breathing set | Gasmaske, Atemschutzmaske Vollmaske, Atemregler, Tauchregler, Atemschutzgerät
902110 | orthopaedic brace, knee support, orthopedic insole, back brace, crutch, wrist brace, splint medical | Orthese, Bandage, Kniebandage, orthopädische Einlage, Rückenbandage, Krücke, Handgelenkbandage, Gehstütze
902110 | orthopaedic shoe, walker boot, bunion corrector, posture corrector | orthopädischer Schuh, Hallux-Schiene, Haltungskorrektor, Gipsschuh
902121,902129 | dentures, false teeth, dental crown, dental implant, aligner | Zahnprothese, Gebiss, Zahnkrone, Zahnimplantat, Zahnschiene
902139,902131 | prosthesis, artificial limb, breast prosthesis, glass eye | Prothese, Beinprothese, Brustprothese, Glasauge
902140 | hearing aid, hearing device | Hörgerät, Hörhilfe
902190 | hearing aid part, hearing aid dome, cochlear implant, insulin pump part | Hörgerätezubehör, Hörgeräteschirmchen, Cochlea-Implantat
902150 | pacemaker | Herzschrittmacher
902214,902212 | x-ray machine | Röntgengerät
902230,902290 | x-ray tube, x-ray accessory | Röntgenröhre, Röntgenzubehör
940210 | barber chair, dentist chair, hairdressing chair, tattoo chair | Friseurstuhl, Behandlungsstuhl, Zahnarztstuhl, Barbierstuhl
940290 | massage table, hospital bed, treatment couch | Massageliege, Pflegebett, Behandlungsliege, Krankenbett
961900 | diaper, nappy, tampon, sanitary pad, cloth diaper, period underwear, panty liner, incontinence pad | Windel, Tampon, Damenbinde, Stoffwindel, Slipeinlage, Inkontinenzeinlage, Periodenunterwäsche, Binde
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
901811 | ECG device | EKG-Gerät
901812 | Ultrasound scanner | Ultraschallgerät
901819 | Electrical diagnostic device | Elektrisches Diagnosegerät
901820 | UV or infrared therapy lamp | UV- oder Rotlichtlampe, medizinisch
901831 | Syringe | Spritze
901832 | Medical needle | Medizinische Nadel
901839 | Catheter or cannula | Katheter oder Kanüle
901841 | Dental drill | Dentalbohrgerät
901849 | Dental instrument | Zahnärztliches Instrument
901850 | Eye examination instrument | Augenärztliches Instrument
901890 | Medical instrument, other | Medizinisches Instrument, sonstiges
901910 | Massage device | Massagegerät
901920 | Inhaler or breathing therapy device | Inhalator oder Atemtherapiegerät
902000 | Breathing apparatus or gas mask | Atemgerät oder Gasmaske
902121 | Artificial teeth | Künstliche Zähne
902129 | Dental crown or fitting | Zahnkrone oder Zahnersatz
902131 | Artificial joint | Künstliches Gelenk
902139 | Prosthesis | Prothese
902140 | Hearing aid | Hörgerät
902150 | Pacemaker | Herzschrittmacher
902190 | Hearing aid and implant parts | Hörgeräte- und Implantatzubehör
902212 | CT scanner | Computertomograf
902214 | Medical X-ray device | Röntgengerät, medizinisch
902230 | X-ray tube | Röntgenröhre
902290 | X-ray accessories | Röntgenzubehör
940210 | Barber or dentist chair | Friseur- oder Zahnarztstuhl
940290 | Medical furniture | Medizinische Möbel
961900 | Nappies, pads and tampons | Windeln, Binden und Tampons
`;

export const medicalGoods = { goods, names };

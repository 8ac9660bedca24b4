// Words for goods of chapter 92: musical instruments and accessories.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
920110 | upright piano, piano | Klavier, Pianino
920120 | grand piano | Flügel, Konzertflügel, Stutzflügel
920190 | harpsichord, spinet, clavichord | Cembalo, Spinett
920210 | violin, cello, viola, double bass, fiddle | Geige, Violine, Cello, Bratsche, Kontrabass
920290 | guitar, acoustic guitar, classical guitar, western guitar | Gitarre, Akustikgitarre, Konzertgitarre, Westerngitarre
920290 | ukulele, banjo, mandolin, harp, zither, lute, lyre harp, balalaika | Ukulele, Banjo, Mandoline, Harfe, Zither, Laute, Hackbrett, Leier
920510 | trumpet, trombone, french horn, tuba, cornet, brass instrument, flugelhorn, hunting horn | Trompete, Posaune, Waldhorn, Tuba, Flügelhorn, Kornett, Blechblasinstrument, Jagdhorn
920590 | flute, saxophone, clarinet, recorder, oboe, bassoon, pan pipes, didgeridoo | Flöte, Querflöte, Saxophon, Klarinette, Blockflöte, Oboe, Fagott, Didgeridoo
920590 | accordion, harmonica, mouth organ, concertina, melodica, pipe organ, bagpipes | Akkordeon, Mundharmonika, Ziehharmonika, Steirische Harmonika, Konzertina, Melodica, Orgel, Dudelsack
920600 | drum, drum kit, cymbal, xylophone, cajon, tambourine, maracas, djembe | Schlagzeug, Trommel, Becken Schlagzeug, Xylophon, Cajon, Tamburin, Rassel Percussion, Djembe
920600 | handpan, singing bowl, tongue drum, kalimba, triangle, glockenspiel, castanets | Handpan, Klangschale, Zungentrommel, Kalimba, Triangel, Glockenspiel, Kastagnetten
920710 | keyboard instrument, synthesizer, digital piano, electric piano, midi keyboard, stage piano | Keyboard, Synthesizer, E-Piano, Digitalpiano, MIDI-Keyboard, E-Orgel
920790 | electric guitar, bass guitar, electric bass, electric violin, electronic drum kit, drum machine | E-Gitarre, E-Bass, Bassgitarre, E-Geige, E-Drum, elektronisches Schlagzeug, Drumcomputer
920810 | music box, musical box | Spieluhr, Spieldose
920890 | whistle, bird call, game call, barrel organ, sports whistle, dog whistle | Trillerpfeife, Vogelpfeife, Lockpfeife, Drehorgel, Hundepfeife, Wildlocker
920930 | guitar string, violin string, instrument string, strings set | Gitarrensaite, Geigensaite, Saite, Saitensatz
920991 | piano part, piano key, piano hammer | Klavierteil, Klaviertaste, Klavierhammer
920992 | guitar part, violin bow, guitar pickup, plectrum, guitar capo, guitar neck, chin rest, guitar tuner peg | Gitarrenteil, Geigenbogen, Tonabnehmer Gitarre, Plektrum, Kapodaster, Gitarrenhals, Kinnhalter, Stimmmechanik
920994 | keyboard pedal, synthesizer module, electric guitar part, sustain pedal | Sustain-Pedal, E-Gitarren-Teil, Eurorack-Modul
920999 | metronome, tuning fork, mouthpiece, saxophone reed, drumstick, drum head | Metronom, Stimmgabel, Mundstück, Blatt Saxophon, Drumstick, Trommelfell
940320,920999 | music stand, guitar stand, keyboard stand | Notenständer, Gitarrenständer, Keyboardständer, Notenpult
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
920110 | Upright piano | Klavier
920120 | Grand piano | Flügel
920190 | Harpsichord | Cembalo
920210 | Bowed string instrument | Streichinstrument
920290 | Plucked string instrument | Zupfinstrument
920510 | Brass instrument | Blechblasinstrument
920590 | Woodwind and other wind instrument | Holzblas- und anderes Blasinstrument
920600 | Percussion instrument | Schlaginstrument
920710 | Electronic keyboard instrument | Elektronisches Tasteninstrument
920790 | Electric guitar or electronic instrument | E-Gitarre oder elektronisches Instrument
920810 | Music box | Spieluhr
920890 | Whistle or decoy call | Pfeife oder Lockinstrument
920930 | Instrument strings | Saiten für Instrumente
920991 | Piano parts | Klavierteile
920992 | String instrument parts | Teile für Saiteninstrumente
920994 | Electronic instrument parts | Teile für elektronische Instrumente
920999 | Instrument accessories, other | Musikzubehör, sonstiges
940320 | Metal furniture, other | Metallmöbel, sonstige
`;

export const musicalInstruments = { goods, names };

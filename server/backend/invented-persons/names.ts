type Names = readonly [string, ...string[]]

const words = (text: string): Names => {
  const [first = '', ...rest] = text.trim().split(/\s*,\s*/)
  return [first, ...rest]
}

export const womensNames =
  words(`Anna, Åsa, Birgitta, Cecilia, Desirée, Elin, Elsa, Ebba, Fatima, Gunilla, Hélène, Ingrid,
  Jasmin, Johanna, Karin, Kerstin, Leila, Linnéa, Lovisa, Maja, Margareta, Märta, Nour, Olivia, Petra, Ronja, Sara, Saga,
  Siv, Sofia, Tindra, Ulrika, Vera, Wilma, Ylva, Zahra, Ängla, Anna-Karin, Ann-Sofie, Britt-Marie, Eva-Lena,
  Maj-Britt, Ingrid Maria, Maria Elisabet, Noor, Agnieszka, Beatrice, Alexandra-Maximiliana`)

export const mensNames =
  words(`Anders, Åke, Björn, Carl, Christian, David, Erik, Emil, Fredrik, Göran, Gösta, Hampus, Håkan,
  Ibrahim, Jörgen, Jonas, Karl, Kjell, Lars, Linus, Love, Magnus, Mårten, Mikael, Mohammed, Nils, Olle, Oskar, Östen, Patrik,
  Pär, René, Rickard, Sören, Stellan, Sven, Tage, Torbjörn, Ulf, Valdemar, Ville, Yusuf, Jan-Erik, Karl-Johan,
  Lars-Göran, Per-Olof, Sven Åke, Hans Christian, Piotr, Konstantin-Alexander`)

export const familyNames =
  words(`Abrahamsson, Ahlgren, Åberg, Åkerlund, Åslund, Ängqvist, Ärlebäck, Bäckström, Berg, Berglund,
  Björkman, Blomqvist, Börjesson, Carlén, Cederblad, Dahl, Dahlström, Ek, Ekström, Engström, Eriksson, Falk, Forsberg, Fransson,
  Fält, Grahn, Gustafsson, Göransson, Hagström, Hallén, Hedlund, Hellström, Holm, Håkansson, Högberg, Isaksson, Jönsson,
  Johansson, Karlsson, Kjellberg, Kåberg, Lagerlöf, Larsson, Lidén, Lind, Lindgren, Ljungqvist, Löfgren, Malmström, Mårtensson,
  Möller, Nilsson, Norén, Nyström, Näslund, Olsson, Öberg, Öhman, Österlund, Palmér, Persson, Quist, Rosén, Rydberg, Sandberg,
  Sjöberg, Ståhl, Sundström, Söderlund, Tegnér, Thorén, Törnqvist, Ullström, Vallgren, Västberg, Wadström, Wikström, Ytterberg,
  Zetterlund, Al-Hassan, Kowalska, Nguyen, af Ekenäs, von Hagen, De la Motte, Lindqvist Öberg, Berg-Svensson,
  Silfverstråle-Gyllenhammarsköld`)

export const streets =
  words(`Storgatan, Kyrkogatan, Björkvägen, Åsgatan, Älggränd, Övre Kvarngatan, Skolvägen, Hamngatan,
  Ringvägen, Parkgatan, Södra Vägen, Järnvägsgatan`)

export const places =
  words(`Åre, Älvsbyn, Östersund, Umeå, Luleå, Gävle, Örebro, Västerås, Växjö, Malmö, Göteborg, Norrköping,
  Visby, Kalmar, Mölndal, Söderhamn, Härnösand, Töreboda, Ystad, Borås`)

export const trades =
  words(`Bygg, Bageri, Måleri, Åkeri, El, Rör, Städ, Redovisning, Handel, Trädgård, Konsult, Assistans,
  Förskola, Transport, Snickeri, Mekaniska, Fastigheter, Livs, Catering, Fönsterputs`)

import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * Words that are common in Swedish passwords, with and without their diacritics. The international
 * list of leaked passwords lacks them or ranks them low. The last line holds words of computing
 * that the list lacks too.
 */
const swedish = `
  lösenord losenord lösen losen hemlig hemligt hemlighet hemligheten hejhej hejsan hej hejhejhej
  tjena tjenare välkommen valkommen inloggning logga passord kodord nyckel sesam qwertyuiopå
  asdfghjklö asdfghjklöä åäö öäå jagälskardig jagalskardig älskardig älskling alskling kärlek
  karlek älska hjärta hjartat puss kram gullig sötnos sotnos raring vännen gumman gubben lillan
  lillen snuttan plutten mamma pappa mormor farmor morfar farfar syster bror familj familjen
  barnen brudar tjejen killen sommar sommaren sommarlov vinter vintern vår våren höst hösten host
  semester julafton midsommar påsk pask nyår nyar jul tomten tomte januari februari mars april
  maj juni juli augusti september oktober november december måndag mandag tisdag onsdag torsdag
  fredag lördag lordag söndag sondag helg fredagsmys idag imorgon ett två tre fyra fem sex sju
  åtta nio tio hundra tusen sverige sweden svensk svenska stockholm göteborg goteborg malmö malmo
  uppsala västerås vasteras örebro orebro linköping linkoping helsingborg jönköping jonkoping
  norrköping norrkoping lund umeå umea gävle gavle borås boras sundsvall eskilstuna karlstad
  växjö vaxjo halmstad kalmar kiruna luleå lulea gotland visby skåne skane dalarna norrland norge
  danmark finland aik djurgården djurgarden difarna hammarby bajen malmöff mff ifkgöteborg ifk
  blåvitt blavitt brynäs brynas färjestad farjestad frölunda frolunda leksand modo luleåhockey
  elfsborg helsingborgsif fotboll hockey ishockey innebandy handboll bandy zlatan ibrahimovic
  foppa sudden mackan
  blomma blommor blomman solsken solen stjärna stjarna regnbåge regnbage himlen havet
  skogen fjällen sjön stranden katten katt kissen kisse hunden hund valpen hästen hastar hästar
  häst kaninen fågel fisken björn bjorn varg räven älgen lejon tiger drake godis choklad banan
  jordgubbe glass kaka bullen kanelbulle kaffe fika pannkaka köttbullar kottbullar pizza korv öl
  snus vodka falukorv kebab kalle nisse pelle pippi emil mumin bamse snoopy kallekula kalleanka
  långstrump prinsessa prinsessan prins kungen drottning troll trollet häxan ängel angel anna
  maria emma johan erik lars anders karin annika fredrik mattias marcus sandra hanna eva kristina
  margareta elisabeth ingrid linnea marie alice maja ella wilma julia klara ebba elsa saga astrid
  freja alma olivia molly agnes stina lisa sofia sara linda malin jenny ulla birgitta mona helena
  camilla jessica susanne gunilla kerstin lena inger monica marianne berit karl carl nils lennart
  sven per mikael peter thomas jan hans göran goran bengt bo stefan daniel andreas magnus henrik
  patrik christer kent jonas martin robin alexander viktor victor oscar oskar william lucas liam
  hugo oliver elias adam axel noah leo filip anton gustav ludvig albin isak simon jesper niklas
  tobias joakim roger rickard mats ulf leif kjell åke ake andersson johansson karlsson nilsson
  eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson
  bengtsson jönsson lindberg lindström lindqvist berg lundberg lundgren bergström sandberg volvo
  saab scania koenigsegg ikea ericsson spotify skype telia telenor comhem blocket aftonbladet
  expressen flashback swedbank nordea handelsbanken seb bankid skatteverket dator datorn skärm
  tangentbord telefon telefonen bilen bil båten cykel motorcykel traktor epa raggare moped avlöna
  avlona lön lon löner loner lönespec företag foretag företaget kontor kontoret jobb
  jobbet arbete arbetet chefen chef personal personalen ekonomi bokföring bokforing redovisning
  faktura kund kunden admin administratör administrator användare anvandare test testar testtest
  prov demo gäst gast helvete satan skit bajs idiot tönt sexig sexy
  login root passw passwd instagram helloworld tiktok snapchat youtube whatsapp netflix chatgpt
`.trim()

let estimator: ZxcvbnFactory | undefined

/**
 * Estimates the number of guesses that a password needs, from 40,000 leaked passwords, Swedish
 * words, keyboard rows, dates and repetitions.
 */
function estimate(password: string): ZxcvbnResult {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, swedish: swedish.split(/\s+/) },
    graphs: adjacencyGraphs,
    // Ignores the rest of a longer password, since reading it all could take seconds.
    maxLength: 40,
  })
  return estimator.check(password)
}

/**
 * True when a part of the password follows a known pattern. The rest can only be guessed by brute
 * force.
 */
const hasPattern = ({ sequence }: ZxcvbnResult): boolean => sequence.some(({ pattern }) => pattern !== 'bruteforce')

/** Matches a word with digits and other characters around it, such as `Sommar2026!`. */
const decoratedWord = /^[^\p{L}]{0,6}(\p{L}.+\p{L})[^\p{L}]{0,6}$/u

/**
 * True for a common password: one that needs fewer than a million guesses, one of the ten thousand
 * most common words with digits and other characters around it, or up to nine digits. The list is
 * large (some 200 kB), so the browser loads it only where a password is chosen.
 */
export function isCommonPassword(password: string): boolean {
  if (/^\d{1,9}$/.test(password)) return true
  const whole = estimate(password)
  if (whole.score < 2 && hasPattern(whole)) return true
  const word = decoratedWord.exec(password)?.[1]
  if (word === undefined) return false
  const bare = estimate(word.toLocaleLowerCase('sv'))
  return bare.guesses < 10_000 && hasPattern(bare)
}

import { errors } from '../errors.ts'
import { passwordMessage } from './rules.ts'

/**
 * The rules of a new password (first document §5; ours beyond it: facts/security.md), and the
 * making of one.
 */

/**
 * What people choose most, by every list of what has leaked, and its Swedish counterparts; in the
 * form that `skeletons` gives.
 */
const commonest = new Set(
  `password passw passwd pass lösenord losenord losen hemlig hemligt hemlighet hejhej hejsan hej hejhejhej välkommen valkommen
  welcome letmein login admin administrator root user test testtest guest default changeme master secret access
  qwerty qwertyuiop qwertyuiopå qwer qwert asdf asdfgh asdfghjkl asdfghjklö zxcv zxcvbn zxcvbnm qazwsx qweasd qweasdzxc
  qwaszx qazwsxedc iloveyou jagälskardig jagalskardig älskling alskling kärlek karlek love lovely sunshine princess prinsessan
  prinsessa dragon monkey shadow football fotboll baseball hockey ishockey basketball superman batman spiderman pokemon
  starwars trustno whatever freedom flower blomma michael daniel jessica jennifer charlie andrew joshua matthew ashley
  nicole thomas robert jordan hunter tigger killer soccer buster ginger pepper summer winter spring autumn sommar vinter
  vår var höst host sommaren vintern våren hösten januari februari mars april maj juni juli augusti september oktober
  november december måndag mandag tisdag onsdag torsdag fredag lördag lordag söndag sondag sverige sweden stockholm
  göteborg goteborg malmö malmo uppsala aik djurgården djurgarden hammarby malmöff ifkgöteborg mamma pappa familj familjen
  bullen kalle nisse pelle lisa anna maria emma johan erik lars anders karin annika fredrik mattias marcus sandra hanna
  computer dator internet google facebook instagram samsung apple iphone windows microsoft nokia hello helloworld
  abc abcd abcde abcdef abcdefg abcdefgh superstar champion liverpool arsenal chelsea barcelona manchester mustang ferrari
  corvette porsche mercedes volvo saab harley maggie bailey cookie chocolate choklad banana banan cheese orange purple
  godis katten katt hund hunden hästen hästar hastar solsken stjärna stjarna regnbåge blommor glass semester lön lon
  avlöna avlona företag foretag kontor kontoret jobb jobbet personal ekonomi`.split(/\s+/),
)

const digitFor: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }
const signFor: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i' }

/**
 * The word that a password is built upon: once without the figures and signs around it, once with
 * those that stand for letters.
 */
function skeletons(password: string): string[] {
  const text = password.toLocaleLowerCase('sv')
  const bare = text.replace(/[^a-zåäö]+$/, '')
  return [bare.replace(/^[^a-zåäö]+/, ''), bare].map(word =>
    word.replace(/[@$!013457]/g, sign => signFor[sign] ?? digitFor[sign] ?? sign).replace(/[^a-zåäö]/g, ''),
  )
}

const rows = ['0123456789', '1234567890', 'abcdefghijklmnopqrstuvwxyzåäö', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm']

/**
 * One character or two over and over, or a stretch of the keyboard, forwards or backwards, however
 * often.
 */
function isPattern(password: string): boolean {
  const text = password.toLocaleLowerCase('sv')
  if (/^(.{1,3})\1+.?$/s.test(text)) return true
  const backwards = [...text].reverse().join('')
  return rows.some(row => row.includes(text) || row.includes(backwards))
}

const isDate = (password: string): boolean => /^(19|20)?\d{2}[-/.]?(0[1-9]|1[0-2])[-/.]?([0-2]\d|3[01])$/.test(password)

/**
 * Whether a password is among those that are tried first: a common word with figures around it, a
 * row of keys, a date.
 */
export const isCommonPassword = (password: string): boolean =>
  skeletons(password).some(word => commonest.has(word)) ||
  isPattern(password) ||
  isDate(password) ||
  // Figures alone are soon tried through.
  /^\d{1,9}$/.test(password)

/** Logins shorter than this are in too many words for it to mean anything. */
const shortestLogin = 4

export const hasLogin = (password: string, login: string): boolean =>
  password.toLocaleLowerCase('sv') === login.toLocaleLowerCase('sv') ||
  (login.length >= shortestLogin && password.toLocaleLowerCase('sv').includes(login.toLocaleLowerCase('sv')))

/**
 * What is wrong with a new password of an account, or undefined. Whether it is the old one, the
 * backend knows.
 */
export const newPasswordMessage = (password: string, login: string): string | undefined =>
  passwordMessage(password) ??
  (hasLogin(password, login)
    ? errors.newPasswordHasLogin.message
    : isCommonPassword(password)
      ? errors.newPasswordCommon.message
      : undefined)

export const generatedLength = 20
const kinds = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '~!@-#$']
const alphabet = kinds.join('')

/**
 * A password of 20 characters: figures, upper and lower case letters and ~!@-#$, at least one of
 * each. Drawn anew until it has them, so that every such password is as likely as any other.
 *
 * @param below a secure random whole number from 0 up to, but not including, its argument
 */
export function generatePassword(below: (limit: number) => number): string {
  for (;;) {
    const drawn = Array.from({ length: generatedLength }, () => alphabet[below(alphabet.length)]).join('')
    if (kinds.every(kind => [...drawn].some(character => kind.includes(character)))) return drawn
  }
}

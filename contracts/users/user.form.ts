import { accountErrors } from '../account/errors.ts'
import { licenceOptions, licenceOptionText, optionsWait } from '../code-lists/licence-options.ts'
import { loginMethods } from '../code-lists/login-methods.ts'
import { roles } from '../code-lists/roles.ts'
import { choice, choices, flag, personalNumber, text } from '../forms/fields.ts'
import { formLayout } from '../forms/form-layout.ts'
import { formModel } from '../forms/form-model.ts'
import { emailMessage, maxEmailLength, maxNameLength, mobileMessage, nameMessage } from '../rules/contact.ts'
import type { Rule } from '../rules/rule.ts'
import { maxLoginLength } from '../sign-in/rules.ts'

/** Refuses a login that could be mistaken in an address, or for one of the provider's support. */
const login: Rule = value =>
  /^[A-Za-zÅÄÖåäö0-9](?:[A-Za-zÅÄÖåäö0-9._-]*[A-Za-zÅÄÖåäö0-9])?$/.test(value) || value === ''
    ? undefined
    : 'Användarnamnet får bestå av bokstäver, siffror, punkt, bindestreck och understreck.'

/** The rule of the sign-in methods (first document §6): what each of them needs. */
export const methodsRule: Rule<readonly string[], Readonly<Record<string, unknown>>> = (methods, { form }) => {
  const has = (method: string) => methods.includes(method)
  if (methods.length === 0) return undefined
  if (!has('F')) return 'Företagets inställningar gäller alltid. Välj även det.'
  if (!has('A') && !has('B')) return 'Välj BankID, användarnamn och lösenord, eller båda.'
  if (has('S') && !has('A')) return 'Tvåstegsverifiering hör till användarnamn och lösenord. Välj även det.'
  if (has('S') && form.Mobil === '') return accountErrors.mobileNeeded.message
  return has('B') && form.PersNr === '' ? 'BankID behöver ett personnummer.' : undefined
}

/** An account of the licence, as its administrators change it. */
export const userForm = formModel('Användare', {
  /** True while the account has not been created. Not sent. */
  Ny: flag('Ny användare', { excluded: true }),
  Login: text('Användarnamn', {
    most: maxLoginLength,
    required: true,
    rules: [login],
    hint: 'Unikt för alla licenser. Kan inte ändras efteråt.',
    lockedBecause: ({ Ny }) => (Ny === true ? undefined : 'Användarnamnet kan inte ändras.'),
  }),
  Namn: text('Namn', { most: maxNameLength, required: true, rules: [name => nameMessage(name)] }),
  Epost: text('E-post', { most: maxEmailLength, rules: [address => emailMessage(address)] }),
  Mobil: text('Mobilnummer', {
    most: 20,
    rules: [mobile => mobileMessage(mobile)],
    hint: 'Tar emot verifieringskoder, inbjudan och länk till nytt lösenord.',
  }),
  PersNr: personalNumber('Personnummer', {
    hint: 'Behövs för BankID och för att se egna lönebesked.',
    help: 'Ett nytt nummer öppnar inga lönebesked förrän personen har loggat in med BankID, eller en annan administratör än den som skrev det har bekräftat det.',
  }),
  Roll: choice('Roll', { choices: roles.options(), required: true }),
  Behorighetsgrupp: choice('Behörighetsgrupp', {
    shown: ({ Roll }) => Roll !== 'LIC',
    hint: 'Styr vad användaren ser och får göra. Utan grupp: ingenting.',
  }),
  Optioner: choices('Tillval', {
    choices: licenceOptions.map(value => ({ value, label: licenceOptionText(value) })),
    hint: optionsWait,
  }),
  AllaForetag: flag('Alla företag i licensen', { hint: 'Även företag som skapas senare.' }),
  FtgIdAccessList: choices('Företag', {
    shown: ({ AllaForetag }) => AllaForetag !== true,
    required: ({ AllaForetag }) => AllaForetag !== true,
  }),
  Inloggningsmetoder: choices('Inloggningsmetoder', {
    choices: loginMethods.options(),
    default: ['F', 'A'],
    required: true,
    rules: [methodsRule],
  }),
})

/** The layout of `/settings/users/{Login}` and of `/settings/users/@/new`. */
export const userLayout = formLayout(userForm, [
  {
    name: 'User',
    title: 'Användare',
    read: 'Settings.Users.Read',
    write: 'Settings.Users.Write',
    cards: [
      {
        id: 'person',
        title: 'Personuppgifter',
        rows: [['Login', 'Namn'], ['Epost', 'Mobil'], 'PersNr'],
      },
      {
        id: 'access',
        title: 'Behörighet',
        description: 'Du kan inte ge mer än du har själv: varken roll, rättigheter eller företag.',
        rows: [['Roll', 'Behorighetsgrupp'], 'AllaForetag', 'FtgIdAccessList', 'Optioner'],
      },
      {
        id: 'signIn',
        title: 'Inloggning',
        description: 'Kräver ett företag SMS-kod gäller det alltid, vad som än väljs här.',
        rows: ['Inloggningsmetoder'],
      },
    ],
  },
])

import { licenceOptionText } from '#contracts/code-lists/licence-options.ts'
import { type Role, roleLabel } from '#contracts/code-lists/roles.ts'
import { rightLabel } from '#contracts/rights/labels.ts'
import type { Fact, FactLink } from '#contracts/rights/rights-chain.ts'
import type { AgreementFlag, CompanyFlag, LicenceGrant } from '#contracts/rights/rule.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import type { ProvedSubject } from './proof-subject.ts'

/** What is so when a flag is on, and when it is off. */
type Both = readonly [on: string, off: string]

/** The flags that rights depend on. Others are told by the name of their setting. */
const companyTexts: Readonly<Partial<Record<CompanyFlag, Both>>> = {
  Archived: ['Företaget är arkiverat', 'Företaget är inte arkiverat'],
  UseLSS: ['Företaget använder LSS', 'Företaget använder inte LSS'],
  UseAvdelning: ['Företaget använder avdelningar', 'Företaget använder inte avdelningar'],
  UseLosen: ['Företaget rapporterar till LÖSEN', 'Företaget rapporterar inte till LÖSEN'],
  AmfTecknad: ['Företaget har avtal med Fora', 'Företaget har inget avtal med Fora'],
  ITPTecknad: ['Företaget har avtal med Collectum', 'Företaget har inget avtal med Collectum'],
  ScbStatistik: ['Företaget lämnar statistik till SCB', 'Företaget lämnar ingen statistik till SCB'],
  SafMedlem: ['Företaget är medlem i Svenskt Näringsliv', 'Företaget är inte medlem i Svenskt Näringsliv'],
  KfoMedlem: ['Företaget är medlem i Fremia', 'Företaget är inte medlem i Fremia'],
  KPTecknad: ['Företaget har avtal med KP Pension', 'Företaget har inget avtal med KP Pension'],
  UseFtgAdminUserAccountAccess: [
    'Företagsadministratörer får hantera användare',
    'Företagsadministratörer får inte hantera användare',
  ],
  UseFtgAdminIntegrationsAccess: [
    'Företagsadministratörer får hantera integrationer',
    'Företagsadministratörer får inte hantera integrationer',
  ],
  IsEmployee: ['Kontots person är anställd i företaget', 'Kontots personnummer är ingen anställds i företaget'],
  HasEmployees: ['Personalregistret har anställda', 'Personalregistret har inga anställda'],
  HasSINKEmployees: [
    'Någon anställd beskattas enligt SINK',
    'Ingen anställd med personnummer eller födelsedatum beskattas enligt SINK',
  ],
}

const agreementTexts: Readonly<Record<AgreementFlag, string>> = {
  FerIngBer: 'beräkning av ferielön',
  FerUphLon: 'uppehållslön',
  OpenOBRegler: 'OB-regler',
  OpenJORRegler: 'jourregler',
  OpenBERRegler: 'beredskapsregler',
  OpenELDRegler: 'ELD-regler',
  OpenHLGRegler: 'helgregler',
  OpenOVTRegler: 'övertidsregler',
}

const grantTexts: Readonly<Record<LicenceGrant, Both>> = {
  clones: ['Licensen får klona företag', 'Licensen får inte klona företag'],
  supports: ['Licensen är leverantörens support', 'Licensen är inte leverantörens support'],
  supported: ['Det här är en supportinloggning', 'Det här är ingen supportinloggning'],
}

const anyForm = companySettings.defaults('2020-01-01')

/** Returns the place of a setting in the menu: `Inställningar › Export › Fora`. */
function placeOfSetting(flag: CompanyFlag): string {
  const place = companySettingsLayout.placeOf(flag)
  if (!place) return ''
  const { page, card } = place
  return ` (Inställningar › ${[...new Set([page.title, card.title])].join(' › ')})`
}

function companyText(flag: CompanyFlag, isOn: boolean): string {
  const name = companySettingsLayout.nameOf(anyForm, flag)
  const [on, off] = companyTexts[flag] ?? [`Inställningen ”${name}” är på`, `Inställningen ”${name}” är av`]
  return `${isOn ? on : off}${placeOfSetting(flag)}.`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} eller ${words.at(-1)}`

/** Returns the reason for which no fact of a company is known. */
const withoutCompany = ({ kind, name, company }: ProvedSubject): string =>
  company && kind === 'user' ? `${name} har inte tillgång till ${company.name}.` : 'Inget företag är valt.'

function flagText(right: Extract<Fact, { flag: unknown }>['flag'], isOn: boolean, subject: ProvedSubject): string {
  const { rightsFrom } = subject
  switch (rightsFrom.kind) {
    case 'role':
      return `Rollen ${roleLabel('LIC')} ger alla behörigheter.`
    case 'licence':
      return `Demolicensen ger ${isOn ? '' : 'inte '}behörigheten ${rightLabel(right)}.`
    case 'none':
      return `${subject.kind === 'self' ? 'Du' : subject.name} har ingen behörighetsgrupp, och därför inte behörigheten.`
    case 'group':
      return `${rightLabel(right)} är ${isOn ? 'påslaget' : 'avslaget'} i gruppen ${rightsFrom.name}.`
  }
}

/** Returns what is so, and what is needed in place of it when the fact holds or does not hold. */
function told(fact: Fact, holds: boolean, subject: ProvedSubject): readonly [says: string, needs: string] {
  const { facts, wording } = subject
  const role = (each: Role) => roleLabel(each, wording)
  const who = subject.kind === 'self' ? 'Du' : subject.name
  if ('flag' in fact) return [flagText(fact.flag, holds, subject), '']
  if ('role' in fact) return [`Rollen är ${role(facts.Roll)}.`, `Det krävs ${listed(fact.role.map(role))}.`]
  if ('plus' in fact) return [`Licensen är av modellen ${holds ? 'Plus' : 'Bas'}.`, 'Det krävs Plus.']
  if ('option' in fact) return [`Licensen ${holds ? 'har' : 'saknar'} tillvalet ${licenceOptionText(fact.option)}.`, '']
  if ('supplier' in fact) return [`Licensens leverantör är ${holds ? '' : 'en annan än '}${fact.supplier}.`, '']
  if ('grant' in fact) return [`${grantTexts[fact.grant][holds ? 0 : 1]}.`, '']
  if ('moreCompaniesThan' in fact)
    return subject.kind === 'group'
      ? ['Hur många företag man har beror på användaren.', `Det krävs fler än ${fact.moreCompaniesThan}.`]
      : [`${who} har tillgång till ${facts.companies} företag.`, `Det krävs fler än ${fact.moreCompaniesThan}.`]
  if (facts.company === null) return [withoutCompany(subject), '']
  if ('agreement' in fact) {
    const has = agreementTexts[fact.agreement]
    return [holds ? `Minst ett av företagets avtal har ${has}.` : `Inget av företagets avtal har ${has}.`, '']
  }
  return [companyText(fact.company, holds), '']
}

/** Returns a fact in Swedish: what is so, and in a closed one what is needed. */
export function factText({ fact, isOpen, isNegated }: FactLink, subject: ProvedSubject): string {
  const [says, needs] = told(fact, isOpen !== isNegated, subject)
  if (isOpen) return says
  const reason = isNegated ? ('role' in fact ? 'Det krävs en annan roll.' : 'Det utesluter det här.') : needs
  return reason === '' ? says : `${says} ${reason}`
}

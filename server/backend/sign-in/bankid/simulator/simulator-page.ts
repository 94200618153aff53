import type { TestPerson } from './bankid-person.ts'
import { errorCodes, failedHints, pendingHints, type SimulatedOrder, type Simulator } from './simulator.ts'
import { simulatorPath } from './simulator-path.ts'

/** A page that plays the user's BankID app: plain HTML and forms, without scripts. */

const escaped = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const document = (title: string, body: string): string => `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${simulatorPath}/style.css">
<main>
<p class="mark">BankID-simulator · inget riktigt BankID</p>
${body}
</main>`

const button = (name: string, value: string, label: string): string =>
  `<button name="${name}" value="${escaped(value)}">${escaped(label)}</button>`

const orderAddress = ({ orderRef }: SimulatedOrder): string => `${simulatorPath}/orders/${orderRef}`

/** Returns the text for an order's state. */
const standing = ({ status, hintCode, person }: SimulatedOrder): string =>
  status === 'complete' ? `Godkänd av ${person?.name ?? ''}` : `${status} · ${hintCode}`

const timeOfDay = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Europe/Stockholm' })

/** Returns the page with the orders, the newest first, and the error to give to the next call. */
export const listPage = (simulator: Simulator): string =>
  document(
    'BankID-simulator',
    `<h1>Beställningar</h1>
<p>Välj den som du vill skanna eller öppna. <a href="${simulatorPath}">Uppdatera</a></p>
${simulator.orders().length === 0 ? '<p>Det finns inga än. Börja logga in med BankID.</p>' : ''}
<ol>${simulator
      .orders()
      .map(
        order =>
          `<li><a href="${orderAddress(order)}">${timeOfDay.format(order.orderedAt)}</a>
<span>${escaped(standing(order))} · ${escaped(order.endUserIp)}</span></li>`,
      )
      .join('\n')}</ol>
<h2>Nästa anrop till BankID svarar med ett fel</h2>
<form method="post" action="${simulatorPath}/errors" class="row">
${Object.keys(errorCodes)
  .map(code => button('errorCode', code, code))
  .join('\n')}
</form>
${simulator.nextError ? `<p role="status">Nästa anrop svarar ${simulator.nextError}.</p>` : ''}`,
  )

/** Returns the page of one order with all possible actions. */
export function orderPage(order: SimulatedOrder, persons: readonly TestPerson[]): string {
  const form = (body: string, kind = 'row') =>
    `<form method="post" action="${orderAddress(order)}" class="${kind}">${body}</form>`
  const body =
    order.status === 'pending'
      ? `<h2>1. Ta emot</h2>
${form(button('start', 'yes', 'Skanna QR-koden eller öppna appen'))}
<h2>2. Godkänn som</h2>
${form(
  `<label>Från IP-adressen <input name="address" placeholder="${escaped(order.endUserIp)}"></label>
${persons
  .map(({ personalNumber, name, logins }) =>
    button('approve', personalNumber, `${name} (${logins.join(', ') || 'inga konton'})`),
  )
  .join('\n')}`,
  'column',
)}
<h2>Eller avbryt</h2>
${form(button('fail', 'userCancel', 'Avbryt'))}
<h2>Visa ett läge</h2>
${form(pendingHints.map(hint => button('pending', hint, hint)).join('\n'))}
<h2>Misslyckas</h2>
${form(failedHints.map(hint => button('fail', hint, hint)).join('\n'))}`
      : ''
  return document(
    'Legitimera',
    `<h1>Legitimera</h1>
<p role="status">${escaped(standing(order))}</p>
${body}
<p><a href="${simulatorPath}">Alla beställningar</a></p>`,
  )
}

export const stylesheet = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; justify-items: center }
main { width: min(32rem, 100% - 2rem); padding-block: 2rem }
.mark { font-size: 12px; opacity: .75 }
h1 { font-size: 20px } h2 { font-size: 14px; margin: 1.5rem 0 .5rem }
ol { padding: 0; list-style: none } li { display: flex; gap: 1rem; padding-block: .25rem }
form { display: flex; gap: .5rem; flex-wrap: wrap } form.column { flex-direction: column }
input { font: inherit; padding: .25rem .5rem }
button { font: inherit; padding: .5rem .75rem; text-align: start; cursor: pointer }
`

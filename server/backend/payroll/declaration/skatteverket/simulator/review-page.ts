interface Reviewed {
  /** 12 digits. */
  readonly employer: string
  /** Six digits. */
  readonly period: string
  /** How many forms each draft has. */
  readonly drafts: readonly number[]
  readonly receipts: readonly { readonly signeradTid: string }[]
}

/** Returns the page where a person reviews and signs a draft, in place of Mina sidor. */
export const reviewPage = ({ employer, period, drafts, receipts }: Reviewed): string => `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Skatteverket-simulator</title>
<main>
<p>Skatteverket-simulator · inget riktigt Skatteverket</p>
<h1>Arbetsgivardeklaration ${period}</h1>
<p>Arbetsgivare ${employer}</p>
${
  drafts.length === 0
    ? '<p>Det finns inget utkast att skriva under.</p>'
    : `<p>Utkast med ${drafts.reduce((sum, forms) => sum + forms, 0)} uppgifter.</p>
<form method="post"><button>Skriv under</button></form>`
}
<ul>${receipts.map(({ signeradTid }) => `<li>Undertecknad ${signeradTid}</li>`).join('')}</ul>
</main>`

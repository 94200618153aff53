import { helpLinkAddress, helpTags } from '#contracts/help/help-html.ts'
import { RichText } from '#ui/widgets/rich-text/rich-text.tsx'

/** A help text's HTML, as far as a help text may hold it. */
export const HelpHtml = ({ html }: { readonly html: string }) => (
  <RichText html={html} tags={helpTags} links={helpLinkAddress} />
)

import { helpLinkAddress, helpTags } from '#contracts/help/help-html.ts'
import { RichText } from '#ui/widgets/rich-text/rich-text.tsx'

/** Renders a help text's HTML, limited to the allowed elements. */
export const HelpHtml = ({ html }: { readonly html: string }) => (
  <RichText html={html} tags={helpTags} links={helpLinkAddress} />
)

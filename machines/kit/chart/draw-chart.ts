import type { ChartLayout } from './chart-layout.ts'
import { type Shape, shapesOf } from './chart-shapes.ts'

/** The colours of the product's theme (ui/theme/colours.ts), which a file cannot refer to. */
const style = `
svg{--paper:#fff;--leaf:#fff;--light:#f5f7f8;--dark:#eaeff1;--line:#76888f;--text:#1c262b;--quiet:#52636c}
@media(prefers-color-scheme:dark){svg{--paper:#10171b;--leaf:#28353c;--light:#182227;--dark:#212d33;--line:#8b9ea8;--text:#e8eef1;--quiet:#a4b4bc}}
text{font:12px Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:var(--text)}
.name{font-size:14px;font-weight:600}.centred{text-anchor:middle}
.description,.actions{fill:var(--quiet)}.actions{font-size:11px}
.label-box{fill:var(--paper)}.row-box,.inner{fill:none}
.box{fill:var(--leaf)}.light>.box{fill:var(--light)}.dark>.box{fill:var(--dark)}
.box,.inner{stroke:var(--line)}.region>.box{stroke-dasharray:6 4}
.words text{paint-order:stroke;stroke:var(--light);stroke-width:4px;stroke-linejoin:round}.words.dark text{stroke:var(--dark)}
.line{fill:none;stroke:var(--line);stroke-width:1.5}.head,.dot{fill:var(--line)}`

/**
 * Returns the drawing as an SVG file, which is readable in a light and in a dark theme.
 *
 * @param about what the machine does, for readers who do not see the drawing
 */
export function drawChart(layout: ChartLayout, about: string): string {
  const { chart, width, height } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">The chart of ${escaped(chart.id)}</title>`,
    `<desc id="desc">${escaped(about)}</desc>`,
    `<style>${style.trim()}</style>`,
    ...shapesOf(layout).map(markup),
    '</svg>',
    '',
  ].join('\n')
}

function markup({ tag, class: name, attributes = {}, children = [], text }: Shape): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const open = `<${tag} class="${name}"${given.join('')}`
  if (text !== undefined) return `${open}>${escaped(text)}</${tag}>`
  return children.length > 0 ? `${open}>${children.map(markup).join('')}</${tag}>` : `${open}/>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

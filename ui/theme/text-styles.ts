/** The whole type scale. Anything that is not here is not a size of the product. */
const style = (size: string, weight: 'regular' | 'medium' | 'semibold', line = size) => ({
  value: {
    fontSize: `{fontSizes.${size}}`,
    lineHeight: `{lineHeights.${line}}`,
    fontWeight: `{fontWeights.${weight}}`,
  },
})

const heading = (size: string) => {
  const { value } = style(size, 'semibold')
  return { value: { ...value, letterSpacing: '{letterSpacings.tight}' } }
}

export const textStyles = {
  caption: style('caption', 'regular'),
  captionStrong: style('caption', 'medium'),
  table: style('table', 'regular', 'body'),
  tableStrong: style('table', 'medium', 'body'),
  body: style('body', 'regular'),
  strong: style('body', 'medium'),
  title: style('body', 'semibold'),
  headingSm: heading('sm'),
  headingMd: heading('md'),
  headingLg: heading('lg'),
}

/** The product's colours and shapes, in the words of Radix Themes. */
export const THEME = {
  accentColor: 'indigo',
  grayColor: 'sand',
  panelBackground: 'solid',
  radius: 'medium',
  scaling: '100%',
} as const

/** The attributes by which the styles of Radix Themes know their ground; `root` also gives it the page's background. */
export const themeAttributes = (root: boolean) => ({
  'data-is-root-theme': root,
  'data-has-background': root,
  'data-accent-color': THEME.accentColor,
  'data-gray-color': THEME.grayColor,
  'data-panel-background': THEME.panelBackground,
  'data-radius': THEME.radius,
  'data-scaling': THEME.scaling,
})

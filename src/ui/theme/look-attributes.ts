/** The product's colours and shapes, in the words of Radix Themes. */
export const LOOK = {
  accentColor: 'indigo',
  grayColor: 'sand',
  panelBackground: 'solid',
  radius: 'medium',
  scaling: '100%',
} as const

/** The attributes by which the styles of Radix Themes know their ground; `root` also gives it the page's background. */
export const lookAttributes = (root: boolean) => ({
  'data-is-root-theme': root,
  'data-has-background': root,
  'data-accent-color': LOOK.accentColor,
  'data-gray-color': LOOK.grayColor,
  'data-panel-background': LOOK.panelBackground,
  'data-radius': LOOK.radius,
  'data-scaling': LOOK.scaling,
})

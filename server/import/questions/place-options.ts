/** The words of a command line that name a place of the curriculum. */
export const PLACE_OPTIONS = {
  stage: { type: 'string', default: '' },
  subject: { type: 'string', default: '' },
  version: { type: 'string', default: '' },
  book: { type: 'string', default: '' },
  chapter: { type: 'string', default: '' },
  know: { type: 'string', default: '' },
} as const

import createPurifier from 'dompurify'

/** Told once more where something is cleaned, for the types: the rules stand by then. */
const FRAGMENT = { RETURN_DOM_FRAGMENT: true } as const

const RULES = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'sub', 'sup', 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?!\/)|data:image\/(?:png|jpe?g|gif);base64,)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ...FRAGMENT,
} as const

/** What the text of a question may hold besides. */
const TABLES = {
  tags: ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  attributes: ['colspan', 'rowspan'],
} as const

/** By rules that are read once, and not again for each text. */
const newPurifier = (tags: readonly string[], attributes: readonly string[]) => {
  const purifier = createPurifier(window)
  purifier.setConfig({
    ...RULES,
    ALLOWED_TAGS: [...RULES.ALLOWED_TAGS, ...tags],
    ALLOWED_ATTR: [...RULES.ALLOWED_ATTR, ...attributes],
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer nofollow ugc')
    }
    if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy')
  })
  return purifier
}

const purifiers = { comment: newPurifier([], []), question: newPurifier(TABLES.tags, TABLES.attributes) }

const MARKUP = /[<&]/

/** Sanitises HTML from anywhere to harmless nodes: paragraphs, emphasis, lists, links and pictures; in a question tables too. */
export const safeFragment = (html: string, of: keyof typeof purifiers = 'comment'): DocumentFragment => {
  if (MARKUP.test(html)) return purifiers[of].sanitize(html, FRAGMENT)
  const words = document.createDocumentFragment()
  words.append(html)
  return words
}

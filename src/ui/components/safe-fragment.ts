import createPurifier from 'dompurify'

const RULES = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'sub', 'sup', 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?!\/)|data:image\/(?:png|jpe?g|gif);base64,)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

/** What the text of a question may hold besides. */
const TABLES = {
  tags: ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  attributes: ['colspan', 'rowspan'],
} as const

const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc')
  }
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy')
})

/** HTML from anywhere as nodes that can do no harm: paragraphs, emphasis, lists, links and pictures; in a question tables too. */
export const safeFragment = (html: string, of: 'comment' | 'question' = 'comment'): DocumentFragment =>
  purifier.sanitize(html, {
    ...RULES,
    ALLOWED_TAGS: [...RULES.ALLOWED_TAGS, ...(of === 'question' ? TABLES.tags : [])],
    ALLOWED_ATTR: [...RULES.ALLOWED_ATTR, ...(of === 'question' ? TABLES.attributes : [])],
  })

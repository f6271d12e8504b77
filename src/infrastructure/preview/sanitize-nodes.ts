/** What runs, loads or asks for something; a document's words and pictures need none of it. */
const UNWANTED =
  'script, iframe, frame, object, embed, link, meta, base, form, input, button, textarea, select, audio, video, source, foreignObject, animate, set'

const ADDRESSES = ['src', 'href', 'xlink:href']

/** Pictures that were in the document itself. */
const isInside = (address: string): boolean => /^(?:blob:|data:(?:image|font)\/)/i.test(address)

const isLink = (address: string): boolean => /^(?:https?:\/\/|mailto:|#)/i.test(address)

const LOADING_STYLE = /@import[^;]*;?|url\(\s*(?!["']?(?:data:(?:image|font)\/|blob:|#))[^)]*\)/gi

const cleanElement = (element: Element): void => {
  for (const { name } of [...element.attributes])
    if (/^on/i.test(name) || name === 'srcset' || name === 'formaction') element.removeAttribute(name)
  const isAnchor = element.localName === 'a'
  for (const name of ADDRESSES) {
    const address = element.getAttribute(name)?.trim()
    if (address === undefined) continue
    const inPlace = isAnchor ? isLink(address) : isInside(address) || address.startsWith('#')
    if (!inPlace) element.removeAttribute(name)
  }
  if (isAnchor && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  const style = element.getAttribute('style')
  if (style !== null) element.setAttribute('style', style.replace(LOADING_STYLE, 'none'))
  if (element.localName === 'style')
    element.textContent = (element.textContent ?? '').replace(LOADING_STYLE, 'none')
}

/** Takes out of nodes that stand in no page yet whatever could run or load from elsewhere once they do. */
export const sanitizeNodes = (nodes: readonly Node[]): readonly Node[] => {
  const place = document.createElement('div')
  place.append(...nodes)
  for (const unwanted of place.querySelectorAll(UNWANTED)) unwanted.remove()
  for (const element of place.querySelectorAll('*')) cleanElement(element)
  return [...place.childNodes]
}

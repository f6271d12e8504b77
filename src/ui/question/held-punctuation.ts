const OPENING = /[（【《〈“‘「『([]+$/
const CLOSING = /^[，。、；：！？）】》〉”’」』…％%,.;:!?)\]]+/

const isHeld = (node: Node | undefined): node is HTMLElement =>
  node instanceof HTMLElement && !node.classList.contains('formula--display')

const cut = (node: Node | undefined, characters: RegExp): string => {
  if (!(node instanceof Text)) return ''
  const [found = ''] = characters.exec(node.data) ?? []
  node.data = node.data.replace(characters, '')
  return found
}

/**
 * Blanks and formulas with the punctuation that stands at them: a browser breaks the line on both sides of what is drawn, and a
 * line would begin with a comma.
 */
export const withHeldPunctuation = (nodes: readonly Node[]): readonly Node[] =>
  nodes.map((node, at) => {
    if (!isHeld(node)) return node
    const before = cut(nodes[at - 1], OPENING)
    const after = cut(nodes[at + 1], CLOSING)
    if (before === '' && after === '') return node
    const holder = document.createElement('span')
    holder.className = 'question-text__held'
    holder.append(before, node, after)
    return holder
  })

import ts from 'typescript'

/** Each draws what it is given within a `PartBoundary` that says something. */
const HOLDS = new Set(['PartBoundary', 'OverlayBoundary', 'LateDialog', 'LateMenu', 'ItemBoundary'])
const HELPERS = /^(lazyPart|lazyWithOverlays)$/

const parsed = (source: string): ts.SourceFile =>
  ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const each = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node)
  ts.forEachChild(node, (child) => each(child, see))
}

const opened = (node: ts.Node): ts.JsxOpeningLikeElement | null =>
  ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null

/** The parts that come late which a file names: its own, and those of a module that holds nothing else (`.lazy.ts`). */
export const latePartsOf = (source: string): readonly string[] => {
  const found: string[] = []
  each(parsed(source), (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isCallExpression(node.initializer) &&
      HELPERS.test(node.initializer.expression.getText())
    )
      found.push(node.name.getText())
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().endsWith(".lazy.ts'"))
      each(node, (child) => {
        if (ts.isImportSpecifier(child)) found.push(child.name.text)
      })
  })
  return found
}

/** How often code asks for a part that comes late, whatever it does with it. */
export const lateCallsIn = (source: string): number => {
  let count = 0
  each(parsed(source), (node) => {
    if (ts.isCallExpression(node) && HELPERS.test(node.expression.getText())) count += 1
  })
  return count
}

/** The component of the file in which a node stands. */
const componentAround = (node: ts.Node): ts.VariableDeclaration | null => {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (
      ts.isVariableDeclaration(at) &&
      ts.isVariableStatement(at.parent.parent) &&
      ts.isSourceFile(at.parent.parent.parent)
    )
      return at
  return null
}

const isExported = ({ parent }: ts.VariableDeclaration): boolean =>
  ts.isVariableStatement(parent.parent) &&
  parent.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The parts that come late which a view draws outside of every boundary of its own. */
export const looseParts = (source: string): readonly string[] => {
  const file = parsed(source)
  const usesOf = (name: string) => {
    const uses: ts.Node[] = []
    each(file, (node) => {
      if (opened(node)?.tagName.getText() === name) uses.push(node)
    })
    return uses
  }
  const isHeld = (use: ts.Node): boolean => {
    for (let at = use.parent; !ts.isSourceFile(at); at = at.parent)
      if (HOLDS.has(opened(at)?.tagName.getText() ?? '')) return true
    const around = componentAround(use)
    if (around === null || isExported(around)) return false
    const outer = usesOf(around.name.getText())
    return outer.length > 0 && outer.every(isHeld)
  }
  return latePartsOf(source).filter((name) => !usesOf(name).every(isHeld))
}

/** The boundaries of a view that leave nothing in the place of a part. */
export const silentBoundaries = (source: string): number => {
  let count = 0
  each(parsed(source), (node) => {
    const element = opened(node)
    if (element?.tagName.getText() !== 'PartBoundary') return
    const said = element.attributes.properties.find(
      (one) => ts.isJsxAttribute(one) && one.name.getText() === 'missing',
    )
    const words = said !== undefined && ts.isJsxAttribute(said) ? (said.initializer?.getText() ?? '') : ''
    if (/^(|\{(null|undefined|false|''|""|<><\/>)\}|''|"")$/.test(words.replaceAll(/\s/g, ''))) count += 1
  })
  return count
}

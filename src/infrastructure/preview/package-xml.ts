import { SaxesParser } from 'saxes'

/** An element of a part of an office file. */
export interface PackageElement {
  /** Without its prefix. */
  readonly name: string
  /** By their names without a prefix. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PackageElement[]
  readonly text: string
}

type Growing = Omit<PackageElement, 'children' | 'text'> & { readonly children: Growing[]; text: string }

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** A part as a tree; throws for what is not well formed. No entity of a document's own is resolved. */
const readTree = (xml: string): PackageElement => {
  const root: Growing = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const own = Object.entries(attributes).map(([key, value]) => [local(key), value])
    const element: Growing = {
      name: local(name),
      attributes: Object.fromEntries(own) as Record<string, string>,
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml.replace(/^\ufeff/, '')).close()
  return root
}

/** Everything in it that is called so, in the order of the document. */
export const allNamed = (element: PackageElement, name: string): readonly PackageElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allNamed(child, name)])

export const firstNamed = (element: PackageElement | undefined, name: string): PackageElement | undefined =>
  element === undefined ? undefined : allNamed(element, name)[0]

/** The parts of an unpacked office file. */
export interface Package {
  bytes(path: string): Uint8Array | null
  text(path: string): string
  /** An empty element for a part that is not there or not to be read. */
  tree(path: string): PackageElement
  /** What the identifiers in a part lead to: paths in the package. */
  targetsOf(path: string): ReadonlyMap<string, string>
}

const NONE: PackageElement = { name: '', attributes: {}, children: [], text: '' }

/** `../media/image1.png` as seen from a folder; what begins with a slash is seen from the top. */
const pathFrom = (folder: string, target: string): string => {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}/${target}`).split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps.join('/')
}

export const packageOf = (files: Readonly<Record<string, Uint8Array>>): Package => {
  // Programs do not agree on the letters of cellImages.xml and its like.
  const byPath = new Map(Object.entries(files).map(([path, bytes]) => [path.toLowerCase(), bytes]))
  const bytes = (path: string): Uint8Array | null => byPath.get(path.toLowerCase()) ?? null
  const text = (path: string): string => new TextDecoder().decode(bytes(path) ?? new Uint8Array())
  const tree = (path: string): PackageElement => {
    if (bytes(path) === null) return NONE
    try {
      return readTree(text(path))
    } catch {
      return NONE
    }
  }
  return {
    bytes,
    text,
    tree,
    targetsOf: (path) => {
      const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/.exec(path) ?? []
      const relations = allNamed(tree(`${folder}/_rels/${name}.rels`), 'Relationship')
      const inside = relations.filter(({ attributes }) => attributes['TargetMode'] !== 'External')
      return new Map(
        inside.map(({ attributes }) => [
          attributes['Id'] ?? '',
          pathFrom(folder, attributes['Target'] ?? ''),
        ]),
      )
    },
  }
}

import ts from 'typescript'

/** A method of a port that can fail: it answers a `Result`. */
export interface FailingMethod {
  readonly port: string
  readonly method: string
}

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('port.ts', source, ts.ScriptTarget.Latest, true)

const interfacesIn = (source: string): readonly ts.InterfaceDeclaration[] =>
  parse(source).statements.filter(ts.isInterfaceDeclaration)

/** The names of types that are a `Result`, as a file calls them. */
const resultsOf = (source: string): RegExp => {
  const aliases = parse(source)
    .statements.filter(ts.isTypeAliasDeclaration)
    .filter(({ type }) => /\bResult</.test(type.getText()))
    .map(({ name }) => name.text)
  return new RegExp(`\\b(?:${['Result', ...aliases].join('|')})<`)
}

/** The methods of the exported interfaces of a file that answer a `Result`. */
export const failingMethodsIn = (source: string): readonly FailingMethod[] => {
  const results = resultsOf(source)
  return interfacesIn(source).flatMap(({ name, members }) =>
    members
      .filter(ts.isMethodSignature)
      .filter(({ type }) => type !== undefined && results.test(type.getText()))
      .map((method) => ({ port: name.text, method: method.name.getText() })),
  )
}

/** Whether a test expects a call of this method to fail. */
export const hasFailingCall = (tests: string, method: string): boolean =>
  new RegExp(`\\.${method}\\([^\\n]*\\)\\.(?:toEqual|toMatchObject)\\(\\{ ok: false\\b`).test(tests)

import { inspect } from 'node:util'
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/**
 * A parameter of an action, guard or actor as it is written in the code: a value as a literal, a function as the expression
 * it returns, one of several statements as `…`.
 */
export const codeText = (value: unknown): string => {
  if (value === undefined) return ''
  return typeof value === 'function'
    ? returned(String(value))
    : inspect(value, { breakLength: Infinity, depth: 5 })
}

/** The loader has compressed the text of a function; printing it anew makes it the same for every loader. */
const returned = (code: string): string => {
  const source = ts.createSourceFile('parameter.ts', `(${code})`, ts.ScriptTarget.Latest, true)
  const [statement] = source.statements
  const wrapped = statement && ts.isExpressionStatement(statement) ? unwrapped(statement.expression) : null
  if (wrapped === null || !ts.isArrowFunction(wrapped) || ts.isBlock(wrapped.body)) return '…'
  return printer
    .printNode(ts.EmitHint.Unspecified, unwrapped(wrapped.body), source)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('void 0', 'undefined')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'")
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node

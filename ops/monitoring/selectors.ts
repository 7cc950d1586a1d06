import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

/** A condition on one label, such as `state="dead"`. */
export type LabelMatch = {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
};

/** A metric that a query reads, with its conditions and the labels that the query groups it by. */
export type Selector = {
  readonly metric: string;
  readonly matches: readonly LabelMatch[];
  readonly groupedBy: readonly string[];
};

const JOINS = ['AggregateExpr', 'BinaryExpr'];

function parse(query: string): SyntaxNode {
  const tree = parser.parse(query);
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) throw new Error(`Not PromQL from sign ${from} on: ${query}`);
    },
  });
  return tree.topNode;
}

function descendants(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((cursor) => {
    if (cursor.name === name && cursor.from >= node.from && cursor.to <= node.to) {
      found.push(cursor.node);
    }
  });
  return found;
}

/** Every metric that a query reads; throws when the query is no PromQL. */
export function listSelectors(query: string): Selector[] {
  const textOf = (node: SyntaxNode | null) => (node ? query.slice(node.from, node.to) : '');

  function labelsAround(selector: SyntaxNode): string[] {
    const labels: string[] = [];
    for (let node = selector.parent; node; node = node.parent) {
      if (!JOINS.includes(node.name)) continue;
      const groups = ['AggregateModifier', 'MatchingModifierClause'].flatMap((name) =>
        node.getChildren(name),
      );
      labels.push(...groups.flatMap((group) => descendants(group, 'LabelName')).map(textOf));
    }
    return labels;
  }

  return descendants(parse(query), 'VectorSelector').map((selector) => ({
    metric: textOf(selector.getChild('Identifier')),
    matches: descendants(selector, 'UnquotedLabelMatcher').map((match) => ({
      label: textOf(match.getChild('LabelName')),
      operator: textOf(match.getChild('MatchOp')),
      value: textOf(match.getChild('StringLiteral')).slice(1, -1),
    })),
    groupedBy: labelsAround(selector),
  }));
}

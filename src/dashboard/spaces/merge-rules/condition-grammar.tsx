import { mergeRuleNames } from '../../../contract/change-requests/merge-rule-names.ts'

/** Collapsed help on the syntax of conditions: names with examples, and operators. */
export function ConditionGrammar() {
  return (
    // Without ligatures, because users type what they see here.
    <details className="text-caption text-ink-soft [font-variant-ligatures:none]">
      <summary className="cursor-pointer py-1">Condition syntax</summary>
      <div className="grid gap-3 py-2">
        <p>
          A merge requires the condition to be true. Compare with <code>== != &lt; &lt;= &gt; &gt;= in</code>,
          combine with <code>&amp;&amp; || ! ? :</code>. Lists support{' '}
          <code>length includes some every filter map join</code>, text supports{' '}
          <code>length includes startsWith endsWith toLowerCase toUpperCase trim</code>. Put text in quotes.
          Arithmetic is not supported.
        </p>
        <dl className="grid gap-2">
          {mergeRuleNames.map(({ name, example, says }) => (
            <div key={name}>
              <dt>
                <code className="text-ink">{name}</code> {says}
              </dt>
              <dd className="pl-4">
                <code className="break-words">{example}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

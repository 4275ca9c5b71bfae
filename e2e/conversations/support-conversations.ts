/** Conversations about three topics, made up, as a help desk would send them. */

const topics = {
  export: [
    'How do I export invoices as CSV?',
    'Can I export my invoices to a CSV file?',
    'The CSV export of invoices is empty.',
    'Where is the export of invoices as CSV?',
    'Exporting invoices to CSV fails with an error.',
  ],
  password: [
    'The password reset email never arrives.',
    'I do not receive the email to reset my password.',
    'How can I reset my password without the email?',
    'The link in the password reset email has expired.',
    'Password reset: no email arrives.',
  ],
  webhook: [
    'Webhook deliveries fail with a timeout.',
    'Why do webhook deliveries time out?',
    'Our webhook gets no deliveries since Monday.',
    'How do I retry failed webhook deliveries?',
    'Webhook deliveries stop after a timeout.',
  ],
} as const

const day = 24 * 3600_000

/** Some in each of the last weeks. */
export const supportConversations = (): readonly {
  readonly id: string
  readonly subject: string
  readonly metadata: { readonly createdAt: string; readonly attributes: Record<string, string> }
  readonly parts: readonly { readonly type: 'message'; readonly role: 'user'; readonly body: string }[]
}[] =>
  Object.entries(topics).flatMap(([topic, bodies]) =>
    bodies.map((body, at) => ({
      id: `${topic}/${at}`,
      subject: body,
      metadata: {
        createdAt: new Date(Date.now() - (at * 9 + 8) * day).toISOString(),
        attributes: { plan: 'Team' },
      },
      parts: [
        { type: 'message' as const, role: 'user' as const, body: `${body} Write to mara@customer.example.` },
      ],
    })),
  )

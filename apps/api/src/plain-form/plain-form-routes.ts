import { errorBodySchema, MARKETING_BOX, readConsent, TRAP_FIELD } from '@high-street/contract';
import { typedIn } from '@high-street/server/http';
import type { StaticFiles } from '@high-street/server/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refuseOtherOrigins } from '#/limits/index.ts';

import { checkTyped } from './check-typed.ts';
import { readPageLook, RESULT_PAGE_POLICY } from '#/pages/index.ts';
import { renderResultPage, type PageFrame, type Result } from './page/result-page.ts';
import { BODY_LIMIT_BYTES, parseTyped } from './parse-typed.ts';
import { PLAIN_FORMS, type PlainForm } from './plain-form.ts';
import { readTyped } from './read-typed.ts';
import { resultOfFaults, resultOfLead, resultOfRefusal } from './result-of.ts';
import { submitLead, type SubmitParts } from './submit-lead.ts';

/** The lead is stored and its mail is not yet accepted; a 5xx would let proxies put a page of their own here. */
const STORED_NOT_MAILED = 202;

type Parts = SubmitParts & {
  readonly brand: PageFrame['brand'];
  readonly book: PageFrame['book'];
  readonly site: StaticFiles;
  /** Refuses calls beyond the limit of one address. */
  readonly countCall: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/**
 * `POST /enquiry` and `POST /onboarding`: the forms without scripts. They are answered with a page and no redirect, so
 * that no address shows a success nobody had; a reload sends the same details, which are the same lead.
 */
export async function addPlainFormRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  for (const form of PLAIN_FORMS) {
    await app.register(async (scope) => addPlainForm(scope, form, parts));
  }
}

function addPlainForm(app: FastifyInstance, form: PlainForm, parts: Parts): void {
  const frame = { brand: parts.brand, book: parts.book, look: readPageLook(parts.site, form.path) };
  const pageOf = (result: Result) => renderResultPage(form, result, frame);

  parseTyped(app);
  app.addHook('onRequest', async (request) => {
    refuseOtherOrigins(request, []);
  });
  // Refusals are answered for calls, in JSON; a visitor gets the same one as a page.
  app.addHook('preSerialization', async (request, reply, payload) => {
    const refusal = errorBodySchema.safeParse(payload);
    if (!refusal.success) return payload;
    asHtml(reply).serializer(String);
    return pageOf(resultOfRefusal(refusal.data.error.code, typedIn(request)));
  });
  app.post(
    form.path,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      // Counted after the body is read, so that who is over the limit gets the typing back.
      preHandler: parts.countCall,
    },
    async (request, reply) => {
      const typed = typedIn(request) ?? new URLSearchParams();
      const checked = checkTyped(readTyped(form.mode, typed));
      asHtml(reply);
      if (!checked.isGood) {
        reply.status(400);
        return pageOf(resultOfFaults(checked.alert, checked.faults, typed));
      }
      const plainLead = {
        contacts: checked.contacts,
        trap: typed.get(TRAP_FIELD) ?? '',
        marketingConsent: readConsent(typed.get(MARKETING_BOX)),
      };
      const lead = await submitLead(plainLead, request, parts);
      reply.status(lead.isMailed ? 200 : STORED_NOT_MAILED);
      return pageOf(resultOfLead(lead, typed));
    },
  );
}

/** Sets the headers where a page is made: who is turned away under load comes to no earlier place. */
function asHtml(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': RESULT_PAGE_POLICY,
  });
}

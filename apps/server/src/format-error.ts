// What a schema found wrong, in words for whoever sent it. Nothing of the server's own is in them.

import type { core } from 'zod/mini';

const LONGEST = 200;

export function formatError(error: core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? 'it does not fit the schema' : sentence(issue).slice(0, LONGEST);
}

function sentence(issue: core.$ZodIssue): string {
  const place = issue.path.map(String).join('.');
  const where = place === '' ? 'it' : `"${place}"`;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && place !== ''
        ? `${where} is missing, or is not of the kind ${issue.expected}`
        : `${where} is not of the kind ${issue.expected}`;
    case 'unrecognized_keys':
      return `${where} has fields that are not known: ${issue.keys.join(', ')}`;
    case 'too_small':
      return `${where} is too small: at least ${issue.minimum}`;
    case 'too_big':
      return `${where} is too big: at most ${issue.maximum}`;
    case 'invalid_value':
      return `${where} must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return `${where} fits none of the possibilities`;
    case 'invalid_format':
      return `${where} is not written as it should be`;
    default:
      return `${where} does not fit the schema`;
  }
}

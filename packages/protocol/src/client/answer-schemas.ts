// What the server answers by HTTP.
// A page gets this module as the data that it comes to, without the schemas that it is made from: apps/web/wire-data.ts.

import * as daily from '../daily.ts';
import * as http from '../http.ts';
import { TableView } from '../table.ts';
import { jsonSchema } from './json-schema.ts';

/** The answers of the HTTP API, for `read`. */
export const answerSchemas = {
  archive: jsonSchema(http.ArchiveAnswer),
  bots: jsonSchema(http.BotsAnswer),
  carry: jsonSchema(http.CarryAnswer),
  daily: jsonSchema(daily.DailyAnswer),
  dailyGame: jsonSchema(daily.DailyGameAnswer),
  error: jsonSchema(http.ErrorAnswer),
  game: jsonSchema(http.GameAnswer),
  gameSummary: jsonSchema(http.GameSummaryAnswer),
  identity: jsonSchema(http.IdentityAnswer),
  ladder: jsonSchema(http.LadderAnswer),
  ownRating: jsonSchema(http.OwnRatingAnswer),
  person: jsonSchema(http.PersonAnswer),
  start: jsonSchema(http.StartAnswer),
  table: jsonSchema(TableView),
  tables: jsonSchema(http.TablesAnswer),
  watch: jsonSchema(http.WatchAnswer),
  wish: jsonSchema(http.WishAnswer),
};
